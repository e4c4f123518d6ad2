import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cartId } from '#src/api/cart-id.ts'
import { Button } from '#src/ui/buttons.tsx'
import { Field } from '#src/ui/Field.tsx'
import { CopyText } from './CopyText.tsx'
import type { DemoLab } from './demo-control.ts'

/** Every cart that this browser holds in the server's place: to look at, empty, copy and bring back. */
export function CartStore({ carts }: { carts: DemoLab['carts'] }) {
  const client = useQueryClient()
  const [draft, setDraft] = useState<string>()
  const [outcome, setOutcome] = useState('')
  const change = (done: boolean, said: string) => {
    setOutcome(done ? said : 'That is no cart store: nothing was changed.')
    if (!done) return
    setDraft(undefined)
    client.resetQueries({ queryKey: ['/api/cart'] })
  }
  const lines = carts.lines()
  const own = lines.filter((line) => line.cartId === cartId())
  return (
    <>
      <p>
        Your cart is <code>{cartId()}</code> and has {counted(own.length, 'line')}; all carts together have{' '}
        {counted(lines.length, 'line')}. A scenario’s cart is not among them.
      </p>
      <Field label="The store as text">
        {(id) => (
          <textarea
            id={id}
            rows={6}
            spellCheck={false}
            value={draft ?? carts.text()}
            onChange={(event) => setDraft(event.target.value)}
          />
        )}
      </Field>
      <Buttons>
        <CopyText label="Export: copy" text={carts.text} />
        <Button disabled={draft === undefined} onClick={() => change(carts.replace(draft ?? ''), 'Imported.')}>
          Import this text
        </Button>
        <Button
          onClick={() => {
            carts.clear()
            change(true, 'Every cart is empty.')
          }}
        >
          Empty all carts
        </Button>
      </Buttons>
      <p role="status">{outcome}</p>
    </>
  )
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
