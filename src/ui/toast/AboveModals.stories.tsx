import { mdiCartPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Drawer from '@mui/material/Drawer'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import preview from '#storybook/preview.tsx'
import { showToast } from './toast-store.ts'

type ModalsProps = {
  /** The kind of modal that is open. */
  modal: 'dialog' | 'drawer'
  /** The element above the modal. */
  above: 'toast' | 'tooltip'
}

const showAdded = () => showToast({ title: 'Success', description: 'Item added to cart successfully' })

/** A page with a modal. MUI's modals hide the rest of the page from assistive technology and trap the focus. */
function Modals({ modal, above }: ModalsProps) {
  const [open, setOpen] = useState<ModalsProps['modal'] | undefined>(modal)
  useEffect(() => {
    if (above === 'toast') showAdded()
  }, [above])
  const close = () => setOpen(undefined)
  const contents = (
    <>
      <DialogContent>Toasts and tooltips are above it. Keyboard and screen readers reach them.</DialogContent>
      <DialogActions>
        <IconButton aria-label="Show a toast" onClick={showAdded}>
          <Icon path={mdiCartPlus} />
        </IconButton>
        <Button onClick={close}>Close</Button>
      </DialogActions>
    </>
  )
  return (
    <Page component="main" sx={{ display: 'grid', justifyItems: 'start', gap: 4, paddingBlock: 6 }}>
      <h1>A page with a modal</h1>
      <Button onClick={showAdded}>Show a toast first</Button>
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
  tags: ['since:0.1.0'],
  component: Modals,
  args: { modal: 'dialog' as const, above: 'toast' as const },
  parameters: {
    guide: {
      do: 'Open the modal as usual: toasts and tooltips follow.',
      dont: 'Do not render a toast beside an open modal.',
      keyboard: 'F8 moves to the toast also while a dialog is open.',
    },
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component:
          'Toasts and tooltips while a dialog or a drawer is open. They render inside the modal, because everything outside is hidden from the keyboard and from screen readers. An open toast moves into the modal, and out again when it closes.',
      },
    },
  },
})

const toasts = { name: 'Notifications (F8)' }
const opened = () => screen.findByRole('dialog', { name: 'A modal' })

/** Shows a toast from inside the modal, focuses it, and closes the modal. */
async function testToastInside() {
  const modal = within(await opened())
  await userEvent.click(modal.getByRole('button', { name: 'Show a toast' }))
  await modal.findByText('Item added to cart successfully')
  const region = modal.getByRole('region', toasts)
  await userEvent.keyboard('[F8]')
  await expect(within(region).getByRole('list')).toHaveFocus()
  await userEvent.tab()
  await expect(within(region).getByRole('listitem')).toHaveFocus()
  await closeModal()
  await expect(screen.getByText('Item added to cart successfully')).toBeVisible()
}

async function closeModal() {
  const modal = within(await opened())
  await userEvent.click(modal.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

export const InADialog = meta.story({})
InADialog.test('a toast in a dialog keeps the focus and stays when the dialog closes', testToastInside)
InADialog.test('an open toast moves into a dialog', async ({ canvas }) => {
  await closeModal()
  await userEvent.click(canvas.getByRole('button', { name: 'Show a toast first' }))
  await canvas.findByText('Item added to cart successfully')
  await userEvent.click(canvas.getByRole('button', { name: 'Open a dialog' }))
  const modal = within(await opened())
  // Waits for the dialog's fade.
  await waitFor(() => expect(modal.getByRole('region', toasts)).toBeVisible())
})
InADialog.test('focus opens a tooltip in a dialog', async () => {
  const modal = within(await opened())
  await userEvent.tab()
  await expect(modal.getByRole('button', { name: 'Show a toast' })).toHaveFocus()
  await expect(await modal.findByRole('tooltip')).toHaveTextContent('Show a toast')
})

export const InADrawer = meta.story({ args: { modal: 'drawer' } })
InADrawer.test('a toast in a drawer keeps the focus and stays when the drawer closes', testToastInside)

export const TooltipInADialog = meta.story({
  args: { above: 'tooltip' },
  parameters: { shop: { steps: [{ hover: 'Show a toast' }] } },
})
TooltipInADialog.test('the tooltip renders in the dialog', async () => {
  const modal = within(await opened())
  await expect(await modal.findByRole('tooltip')).toHaveTextContent('Show a toast')
})
