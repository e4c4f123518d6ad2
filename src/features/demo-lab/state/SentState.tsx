import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { DemoApi } from '#src/demo/demo-api.ts'
import { storedCart } from '#src/features/demo-lab/report/recorder/stored-cart.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { keepState, undoState } from './sent-state.ts'

/** Line about a state that was sent, with buttons that keep it or bring back the visitor's own. */
export function SentState({ demo }: { demo: DemoApi }) {
  const client = useQueryClient()
  const router = useRouter()
  const keep = async () => {
    await keepState(demo, client, router)
    // The pressed button is removed and would lose the focus.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 }}>
      <p>
        This link shows a state that was sent to you.
        {storedCart().length > 0 && ' Your own cart comes back with Undo; Keep replaces it.'}
      </p>
      <Stack direction="row" sx={{ gap: 2 }}>
        <Button onClick={keep}>Keep</Button>
        <Button onClick={undoState}>Undo</Button>
      </Stack>
    </Stack>
  )
}
