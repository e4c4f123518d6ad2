import { useLocation } from '@tanstack/react-router'
import type { PropsWithChildren } from 'react'
import { Part } from '#src/ui/Part.tsx'

/** A part of the frame, which falls alone and is tried again on the next page. */
export function FramePart({ children }: PropsWithChildren) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return <Part attempt={path}>{children}</Part>
}
