import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'
import { useSite } from '#src/config/site.tsx'
import { KEPT_SECTION } from '#src/content/kept-section.ts'
import { Columns } from '#src/ui/page/Columns.tsx'
import { NumberedSection, NumberedTitle } from './InfoPage.tsx'
import { keptItemsOf } from './kept-items.ts'

export const keptSection = { id: KEPT_SECTION, title: 'What your browser stores' }

/** Every item that the shop stores in the browser, with its storage key. */
export function KeptItems() {
  const { api } = useSite()
  return (
    <NumberedSection aria-labelledby={keptSection.id}>
      <NumberedTitle id={keptSection.id}>{keptSection.title}</NumberedTitle>
      <Columns count={{ lg: 2 }} gap={4}>
        {keptItemsOf(api.mode).map(({ name, holds, why, until }) => (
          <Stack key={name} sx={card}>
            <Typography variant="h3" sx={{ typography: 'reading' }}>
              {name}
            </Typography>
            <Box component="dl" sx={facts}>
              <Term>Stores</Term>
              <dd>{holds}</dd>
              <Term>Purpose</Term>
              <dd>{why}</dd>
              <Term>Kept until</Term>
              <dd>{until}</dd>
            </Box>
          </Stack>
        ))}
      </Columns>
    </NumberedSection>
  )
}

const Term = ({ children }: PropsWithChildren) => (
  <Typography component="dt" color="textSecondary">
    {children}
  </Typography>
)

const card = {
  gap: 2,
  padding: 5,
  border: (theme: Theme) => theme.line.hair,
  borderRadius: ({ vars }: Theme) => vars.shape.borderRadius,
  backgroundColor: 'background.paper',
}

const facts = { display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', gap: '4px 12px' }
