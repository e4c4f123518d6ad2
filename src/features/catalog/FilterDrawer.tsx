import { mdiClose, mdiTune } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { Button, IconButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Filters, type FiltersProps } from './Filters.tsx'

type FilterDrawerProps = FiltersProps & {
  /** How many filters are applied. */
  applied: number
  /** How many products they leave; unknown while the listing loads. */
  total: number | undefined
}

/** The sidebar's sections on small screens, in a drawer from below. */
export function FilterDrawer({ applied, total, ...filters }: FilterDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => dialog.current?.close()
  return (
    <>
      <Opener
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true)
          dialog.current?.showModal()
        }}
      >
        <Icon path={mdiTune} size={20} />
        Filters{applied > 0 && ` (${applied})`}
      </Opener>
      <Drawer
        ref={dialog}
        aria-label="Filters"
        onClose={() => setIsOpen(false)}
        // A click on the dialog itself, and on nothing in it, is one on its backdrop.
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        {isOpen && (
          <div>
            <header>
              <strong>Filters</strong>
              <IconButton aria-label="Close filters" onClick={close}>
                <Icon path={mdiClose} />
              </IconButton>
            </header>
            <div>
              <Filters {...filters} />
            </div>
            <Button variant="contained" onClick={close}>
              {total === undefined ? 'Show products' : `Show ${total.toLocaleString('en-US')} products`}
            </Button>
          </div>
        )}
      </Drawer>
    </>
  )
}

const Opener = styled(Button)(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }))

const Drawer = styled('dialog')(({ theme }) => ({
  width: '100%',
  maxWidth: 'none',
  maxHeight: '85dvh',
  margin: 'auto 0 0',
  padding: 0,
  border: 0,
  borderRadius: '8px 8px 0 0',
  color: 'inherit',
  background: theme.vars.palette.background.default,
  '&::backdrop': { background: 'rgb(0 0 0 / .5)' },
  '& > div': { display: 'grid', gridTemplateRows: 'auto 1fr auto', maxHeight: '85dvh' },
  '& > div > div': { overflowY: 'auto', paddingInline: 16 },
  '& header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', padding: '4px 8px 4px 24px' },
  '& > div > button': { margin: 16 },
}))
