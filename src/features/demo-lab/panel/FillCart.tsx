import Stack from '@mui/material/Stack'
import { type SubmitEvent, useRef, useState } from 'react'
import { cartId } from '#src/api/cart-id.ts'
import type { Carts } from '#src/demo/carts.ts'
import { MAX_LINES } from '#src/demo/demo-state.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { ErrorText } from '#src/ui/feedback/ErrorText.tsx'

type FillCartProps = {
  carts: Pick<Carts, 'fill'>
  /** Called after each attempt. The message is empty if the cart is unchanged. */
  onTried: (isFilled: boolean, message: string) => void
}

/** Replaces the visitor's cart by one with a number of lines. */
export function FillCart({ carts, onTried }: FillCartProps) {
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = field.current?.value ?? ''
    const count = /^\d+$/.test(entered) ? Number(entered) : 0
    const isPossible = count >= 1 && count <= MAX_LINES
    const fault = isPossible ? await carts.fill(count, cartId()) : `Enter a whole number from 1 to ${MAX_LINES}.`
    setProblem(fault)
    onTried(fault === '', fault ? '' : `Your cart now has ${count === 1 ? '1 line' : `${count} lines`}.`)
  }
  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'end', gap: 2 }}>
        <Field
          label="Lines"
          type="number"
          defaultValue={5}
          inputRef={field}
          error={problem !== ''}
          slotProps={{ input: { min: 1, max: MAX_LINES } }}
        />
        <Button type="submit" sx={{ flex: 'none' }}>
          Fill cart
        </Button>
      </Stack>
      {problem && <ErrorText role="alert">{problem}</ErrorText>}
    </Stack>
  )
}
