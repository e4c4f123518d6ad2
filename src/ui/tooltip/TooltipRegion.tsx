import { useEffect, useState } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import type { TooltipTarget } from './Tooltips.tsx'

/**
 * Radix's tooltip is 14 kB gzipped, and most visits show none. It is downloaded when an icon button is first hovered or
 * focused. If the download fails, there is no tooltip, and the next icon button tries again.
 */
const Tooltips = onDemand(() => import('./Tooltips.tsx').then((module) => module.Tooltips))

const ICON_BUTTONS = '[data-tooltip][aria-label]'

/**
 * Shows the accessible name of an icon button as a tooltip.
 *
 * It listens on the document instead of wrapping each button, so that no button is rendered again or loses the focus
 * when the code is downloaded.
 */
export function TooltipRegion() {
  const [targets, setTargets] = useState<TooltipTarget[]>([])
  useEffect(() => {
    const addTarget = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(ICON_BUTTONS) : null
      // A tap focuses a button too, and the browser then reports it as hovered.
      if (!element || (event.type === 'focusin' && !element.matches(':focus-visible'))) return
      setTargets((previous) => withTarget(previous, element))
    }
    document.addEventListener('pointerover', addTarget)
    document.addEventListener('focusin', addTarget)
    return () => {
      document.removeEventListener('pointerover', addTarget)
      document.removeEventListener('focusin', addTarget)
    }
  }, [])
  return targets.length > 0 && <Tooltips props={{ targets }} resetKey={targets} />
}

/** Adds an element, and drops those that are no longer in the document. */
function withTarget(targets: TooltipTarget[], element: HTMLElement): TooltipTarget[] {
  if (targets.some((target) => target.element === element)) return targets
  const key = (targets.at(-1)?.key ?? 0) + 1
  return [...targets.filter((target) => target.element.isConnected), { key, element }]
}
