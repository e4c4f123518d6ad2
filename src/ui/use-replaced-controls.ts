import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

const isHidden = (element: Element | null) => element?.getClientRects().length === 0

type Layer = { opener: RefObject<HTMLElement | null>; isOpen: boolean; close: () => void }

/**
 * Closes a layer if another width of the window hides its opener. The focus goes to the first visible one of the
 * replacements, which are a selector for elements of the same header or main element.
 */
export function useReplacedControls({ opener, isOpen, close }: Layer, replacements: string) {
  const update = useEffectEvent(() => {
    if (!isOpen || !isHidden(opener.current)) return
    flushSync(close)
    const area = opener.current?.closest('header, main')
    const controls = [...(area?.querySelectorAll<HTMLElement>(replacements) ?? [])]
    controls.find((control) => !isHidden(control))?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const listener = () => update()
    addEventListener('resize', listener)
    return () => removeEventListener('resize', listener)
  }, [])
}
