import Box from '@mui/material/Box'
import { useState } from 'react'
import type { DemoLab } from '#src/demo/demo-api.ts'
import { CopyText } from '#src/features/demo-lab/panel/CopyText.tsx'
import { ErrorText } from '#src/ui/feedback/ErrorText.tsx'
import { linkToCurrentState } from './current-state.ts'

/** Copies the link to the state of this tab. If that is too large for a link, says what to do instead. */
export function StateLink({ lab, chosen }: { lab: DemoLab; chosen: readonly string[] }) {
  const [isTooLarge, setIsTooLarge] = useState(false)
  const link = async () => {
    const text = await linkToCurrentState(lab, chosen)
    setIsTooLarge(text === null)
    return text
  }
  return (
    <>
      <CopyText label="Copy link to this state" text={link} />
      {isTooLarge && (
        <Box sx={{ flexBasis: '100%' }}>
          <ErrorText role="alert">
            This state is too large for a link. Save it under State file, and send the file.
          </ErrorText>
        </Box>
      )}
    </>
  )
}
