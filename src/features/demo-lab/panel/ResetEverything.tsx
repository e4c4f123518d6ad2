import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useId, useRef, useState } from 'react'
import { Button } from '#src/ui/controls/buttons.tsx'

/** Button that removes all that the demo keeps in this browser. Asks before, because carts are lost. */
export function ResetEverything({ onReset }: { onReset: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const questionId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const keep = () => {
    setIsAsking(false)
    opener.current?.focus()
  }
  return (
    <>
      <Box>
        <Button ref={opener} aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
          Reset everything
        </Button>
      </Box>
      {isAsking && (
        <Stack role="group" aria-labelledby={questionId} sx={{ gap: 2 }}>
          <p id={questionId}>
            Remove your cart and all that this shop keeps in this browser, and load the page again? Nothing brings it
            back. Scenarios of other tabs stay.
          </p>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
            <Button variant="contained" onClick={onReset}>
              Remove all and reload
            </Button>
            <Button onClick={keep}>Keep everything</Button>
          </Stack>
        </Stack>
      )}
    </>
  )
}
