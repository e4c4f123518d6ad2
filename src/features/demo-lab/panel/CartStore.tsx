import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cartId } from '#src/api/cart-id.ts'
import type { Carts } from '#src/demo/carts.ts'
import { notifyTabs } from '#src/features/cart/state/other-tabs.ts'
import { CART_KEY } from '#src/features/cart/state/queries.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { TextArea } from '#src/ui/controls/Field.tsx'
import { CopyText } from './CopyText.tsx'
import { FillCart } from './FillCart.tsx'

/** The mock API's cart storage: to view, fill, copy, import and empty. */
export function CartStore({ carts }: { carts: Carts }) {
  const client = useQueryClient()
  const [editedText, setEditedText] = useState<string>()
  const [outcome, setOutcome] = useState('')
  const showOutcome = (isDone: boolean, message: string) => {
    setOutcome(message)
    if (!isDone) return
    setEditedText(undefined)
    void client.resetQueries({ queryKey: CART_KEY })
    notifyTabs()
  }
  const importText = () => {
    const isValid = carts.replace(editedText ?? '', cartId())
    showOutcome(isValid, isValid ? 'Imported.' : 'That isn’t a valid cart store. Nothing was changed.')
  }
  const lines = carts.lines()
  const own = lines.filter((line) => line.cartId === cartId())
  return (
    <>
      <p>
        Your cart is <code>{cartId()}</code> and has <span>{counted(own.length, 'line')}</span>. All carts together have{' '}
        <span>{counted(lines.length, 'line')}</span>, not counting a scenario’s cart.
      </p>
      <FillCart carts={carts} onTried={showOutcome} />
      <TextArea
        label="Cart store as text"
        rows={6}
        value={editedText ?? carts.text()}
        onChange={(event) => setEditedText(event.target.value)}
        slotProps={{ input: { spellCheck: false } }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <CopyText label="Copy carts as text" text={carts.text} />
        <Button disabled={editedText === undefined} onClick={importText}>
          Import this text
        </Button>
        <Button
          onClick={() => {
            carts.clear()
            showOutcome(true, 'All carts are now empty.')
          }}
        >
          Empty all carts
        </Button>
      </Stack>
      <p role="status">{outcome}</p>
    </>
  )
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
