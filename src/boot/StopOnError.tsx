import { type PropsWithChildren, useEffect, useState } from 'react'
import { BootErrorPage } from './BootErrorPage.tsx'

/** Renders `children`, and the error page instead once `startup` rejects. */
export function StopOnError({ startup, children }: PropsWithChildren<{ startup: Promise<void> }>) {
  const [error, setError] = useState<unknown>()
  useEffect(() => void startup.catch(setError), [startup])
  return error === undefined ? children : <BootErrorPage error={error} />
}
