import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import Drawer from '@mui/material/Drawer'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '#src/ui/buttons.tsx'
import preview from '#storybook/preview.tsx'
import { showToast } from './toast-store.ts'

const meta = preview.meta({ component: Modals })

const ring = () => showToast({ title: 'Success', description: 'Item added to cart successfully' })

/** MUI's modals hide the rest of the page from assistive technology, and take the keyboard back when it leaves them. */
function Modals() {
  const [open, setOpen] = useState<'dialog' | 'drawer'>()
  const close = () => setOpen(undefined)
  const contents = (
    <>
      <IconButton aria-label="Ring" onClick={ring}>
        ♫
      </IconButton>
      <Button onClick={close}>Close</Button>
    </>
  )
  return (
    <main>
      <h1>Above modals</h1>
      <Button onClick={ring}>Ring first</Button>
      <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Open a drawer</Button>
      <Dialog open={open === 'dialog'} onClose={close} aria-labelledby="title">
        <DialogTitle id="title">A modal</DialogTitle>
        {contents}
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} slotProps={{ paper: { 'aria-label': 'A modal' } }}>
        {contents}
      </Drawer>
    </main>
  )
}

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
  await userEvent.click(modal.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await expect(screen.getByText('Item added to cart successfully')).toBeVisible()
}

export const InADialog = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open a dialog' }))
    await ringInside()
  },
})

export const InADrawer = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open a drawer' }))
    await ringInside()
  },
})

/** One that was there before comes along, so that it is still heard and reached. */
export const RungBefore = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ring first' }))
    await canvas.findByText('Item added to cart successfully')
    await userEvent.click(canvas.getByRole('button', { name: 'Open a dialog' }))
    const modal = within(await opened())
    // The dialog fades in.
    await waitFor(() => expect(modal.getByRole('region', toasts)).toBeVisible())
  },
})

export const TooltipInADialog = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open a dialog' }))
    const modal = within(await opened())
    await userEvent.tab()
    await expect(modal.getByRole('button', { name: 'Ring' })).toHaveFocus()
    await expect(await modal.findByRole('tooltip')).toHaveTextContent('Ring')
  },
})
