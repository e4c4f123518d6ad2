import { mdiCartPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Drawer from '@mui/material/Drawer'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Page } from '#src/ui/Page.tsx'
import { openTooltip } from '#storybook/helpers/open-tooltip.ts'
import preview from '#storybook/preview.tsx'
import { showToast } from './toast-store.ts'

type ModalsProps = {
  /** Which of the two lies over the page. */
  modal: 'dialog' | 'drawer'
  /** What lies above it. */
  above: 'toast' | 'tooltip'
}

const ring = () => showToast({ title: 'Success', description: 'Item added to cart successfully' })

/** MUI's modals hide the rest of the page from assistive technology, and take the keyboard back when it leaves them. */
function Modals({ modal, above }: ModalsProps) {
  const [open, setOpen] = useState<ModalsProps['modal'] | undefined>(modal)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  useEffect(() => {
    if (above === 'toast') ring()
    return above === 'tooltip' && button ? openTooltip(button, 'pointer') : undefined
  }, [above, button])
  const close = () => setOpen(undefined)
  const contents = (
    <>
      <DialogContent>Toasts and tooltips lie above it, within reach of keyboard and screen reader.</DialogContent>
      <DialogActions>
        <IconButton ref={setButton} aria-label="Ring" onClick={ring}>
          <Icon path={mdiCartPlus} />
        </IconButton>
        <Button onClick={close}>Close</Button>
      </DialogActions>
    </>
  )
  return (
    <Page component="main" sx={{ display: 'grid', justifyItems: 'start', gap: 4, paddingBlock: 6 }}>
      <h1>A page with a modal</h1>
      <Button onClick={ring}>Ring first</Button>
      <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Open a drawer</Button>
      <Dialog open={open === 'dialog'} onClose={close} aria-labelledby="title">
        <DialogTitle id="title">A modal</DialogTitle>
        {contents}
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} slotProps={{ paper: { 'aria-label': 'A modal' } }}>
        <Box sx={{ width: 320, p: 6 }}>{contents}</Box>
      </Drawer>
    </Page>
  )
}

const meta = preview.meta({
  title: 'Components/Feedback/Above a modal',
  component: Modals,
  args: { modal: 'dialog' as const, above: 'toast' as const },
  parameters: {
    // It floats over the page, one at a time.
    sheet: false,
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component:
          'While a dialog or a drawer is open, what lies outside of it is neither heard nor reached. A toast therefore moves into it, one that was there before as well, and outlives it; a tooltip hangs in its button’s.',
      },
    },
  },
})

const toasts = { name: 'Notifications (F8)' }
const opened = () => screen.findByRole('dialog', { name: 'A modal' })

/** A toast that is rung in the modal is inside of it, keeps the keyboard that was brought there, and outlives it. */
async function ringInside() {
  const modal = within(await opened())
  await userEvent.click(modal.getByRole('button', { name: 'Ring' }))
  await modal.findByText('Item added to cart successfully')
  const region = modal.getByRole('region', toasts)
  await userEvent.keyboard('[F8]')
  await expect(within(region).getByRole('list')).toHaveFocus()
  await userEvent.tab()
  await expect(within(region).getByRole('listitem')).toHaveFocus()
  await leave()
  await expect(screen.getByText('Item added to cart successfully')).toBeVisible()
}

async function leave() {
  const modal = within(await opened())
  await userEvent.click(modal.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

export const InADialog = meta.story({})
InADialog.test('a toast is inside, keeps the keyboard, and outlives the dialog', ringInside)
/** One that was there before comes along, so that it is still heard and reached. */
InADialog.test('a toast that was rung before comes along', async ({ canvas }) => {
  await leave()
  await userEvent.click(canvas.getByRole('button', { name: 'Ring first' }))
  await canvas.findByText('Item added to cart successfully')
  await userEvent.click(canvas.getByRole('button', { name: 'Open a dialog' }))
  const modal = within(await opened())
  // The dialog fades in.
  await waitFor(() => expect(modal.getByRole('region', toasts)).toBeVisible())
})
InADialog.test('the keyboard brings a tooltip about', async () => {
  const modal = within(await opened())
  await userEvent.tab()
  await expect(modal.getByRole('button', { name: 'Ring' })).toHaveFocus()
  await expect(await modal.findByRole('tooltip')).toHaveTextContent('Ring')
})

export const InADrawer = meta.story({ args: { modal: 'drawer' } })
InADrawer.test('a toast is inside, keeps the keyboard, and outlives the drawer', ringInside)

export const TooltipInADialog = meta.story({ args: { above: 'tooltip' } })
TooltipInADialog.test('hangs in the dialog', async () => {
  const modal = within(await opened())
  await expect(await modal.findByRole('tooltip')).toHaveTextContent('Ring')
})
