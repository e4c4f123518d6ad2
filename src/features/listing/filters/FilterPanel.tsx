import { mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { countOf } from '#src/features/listing/listing-announcement.ts'
import { Button, IconButton } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useModalCloseRequest } from '#src/ui/use-close-request.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { Filters, type FiltersProps } from './Filters.tsx'

type FilterPanelProps = FiltersProps & { total: number | undefined; announcement: string; onClose: () => void }

/** The open drawer: a title, the filters, and a button that returns to the products. */
export function FilterPanel({ total, announcement, onClose, ...filters }: FilterPanelProps) {
  return (
    <Drawer
      open
      anchor="bottom"
      {...useModalCloseRequest(onClose)}
      slotProps={{ paper: { 'aria-label': 'Filters', sx: { maxWidth: 560, marginInline: 'auto' } } }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', paddingBlock: '4px', paddingInline: '24px 8px' }}
      >
        <Typography component="h2" sx={{ fontWeight: 'bold', letterSpacing: 'normal' }}>
          Filters
        </Typography>
        <IconButton aria-label="Close filters" onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </Stack>
      {/* The page's own is hidden behind the drawer. */}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Box sx={{ overflowY: 'auto', paddingInline: 4 }}>
        <Filters {...filters} />
      </Box>
      <Button variant="contained" sx={{ flex: 'none', margin: 4 }} onClick={onClose}>
        {total === undefined ? 'Show products' : `Show ${countOf(total)}`}
      </Button>
    </Drawer>
  )
}
