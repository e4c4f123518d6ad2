import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

const isHidden = (element: Element | null) => element?.getClientRects().length === 0

/**
 * Closes a layer if another width of the window hides its opener. The focus, also that of another control hidden in the
 * same area, goes to the first visible one of the replacements, which are a selector.
 */
export function useReplacedControls(opener: RefObject<HTMLElement | null>, replacements: string, close: () => void) {
  const update = useEffectEvent(() => {
    const area = opener.current?.closest('header, main')
    const focused = document.activeElement
    if (isHidden(opener.current)) flushSync(close)
    if (focused === document.activeElement && !(area?.contains(focused) && isHidden(focused))) return
    const controls = [...(area?.querySelectorAll<HTMLElement>(replacements) ?? [])]
    controls.find((control) => !isHidden(control))?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const listener = () => update()
    addEventListener('resize', listener)
    return () => removeEventListener('resize', listener)
  }, [])
}
