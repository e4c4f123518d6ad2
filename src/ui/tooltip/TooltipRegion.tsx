import { useEffect, useState } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import type { TooltipTarget } from './Tooltips.tsx'

/**
 * Radix's tooltip is downloaded when the first icon button is pointed at or focused. Where it
 * can't be had the buttons do without; it is asked for again at the next one.
 */
const Tooltips = onDemand(() => import('./Tooltips.tsx').then((module) => module.Tooltips))

/** Everything that shows an icon alone. */
const ICON_BUTTONS = '[data-tooltip][aria-label]'

/**
 * Tooltips for icon buttons wherever they are rendered: they say the button's
 * accessible name. The buttons themselves stay as they are, so nothing shifts and
 * nothing loses focus when the code arrives.
 */
export function TooltipRegion() {
  const [targets, setTargets] = useState<TooltipTarget[]>([])
  useEffect(() => {
    const adopt = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(ICON_BUTTONS) : null
      if (element) setTargets((known) => withTarget(known, element))
    }
    document.addEventListener('pointerover', adopt)
    document.addEventListener('focusin', adopt)
    return () => {
      document.removeEventListener('pointerover', adopt)
      document.removeEventListener('focusin', adopt)
    }
  }, [])
  return targets.length > 0 && <Tooltips props={{ targets }} resetKey={targets} />
}

/** Those that have left the page are forgotten. */
function withTarget(known: TooltipTarget[], element: HTMLElement): TooltipTarget[] {
  if (known.some((target) => target.element === element)) return known
  const key = (known.at(-1)?.key ?? 0) + 1
  return [...known.filter((target) => target.element.isConnected), { key, element }]
}
