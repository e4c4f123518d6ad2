import { useEffect, useEffectEvent, useState } from 'react'
import { ErrorText } from '#src/ui/feedback/ErrorText.tsx'

/** Opens a file that is dropped anywhere on the page. Shows why it cannot be opened. */
export function DroppedFile({ onOpen }: { onOpen: (file: File) => Promise<void> }) {
  const [problem, setProblem] = useState('')
  const open = useEffectEvent((file: File) => {
    setProblem('')
    onOpen(file).catch((error: Error) => setProblem(error.message))
  })
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('dragover', (event) => isOfFile(event) && event.preventDefault(), { signal })
    addEventListener(
      'drop',
      (event) => {
        const [file] = event.dataTransfer?.files ?? []
        if (!file || !isOfFile(event)) return
        event.preventDefault()
        open(file)
      },
      { signal },
    )
    return () => listeners.abort()
  }, [])
  return problem && <ErrorText role="alert">{problem}</ErrorText>
}

/** Returns whether a file is dragged, and not over a field for files, which accepts it itself. */
const isOfFile = ({ dataTransfer, target }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true && !(target instanceof HTMLInputElement && target.type === 'file')
