import { type Ref, useEffect, useImperativeHandle } from 'react'

/** What Radix passes to its trigger. Its handlers read nothing that a native event doesn't have. */
type TriggerProps = {
  element: HTMLElement
  ref?: Ref<HTMLElement>
} & { [handler in `on${string}`]?: unknown }

/**
 * Makes an element that is already on the page the trigger of a Radix tooltip.
 *
 * Wrapping the element instead would render it anew when the code arrives, and
 * take its focus away. Radix's `aria-describedby` is left out: the tooltip says
 * the name, which would be heard twice.
 */
export function ExternalTrigger({ element, ref, ...props }: TriggerProps) {
  useImperativeHandle(ref, () => element, [element])
  useEffect(() => {
    const listeners = Object.entries(props).flatMap(([name, handler]) =>
      /^on[A-Z]/.test(name) && isListener(handler) ? [[name.slice(2).toLowerCase(), handler] as const] : [],
    )
    for (const [type, listener] of listeners) element.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of listeners) element.removeEventListener(type, listener)
    }
  })
  // The pointer, or the keyboard, was there before this code was.
  useEffect(() => {
    if (element.matches(':focus-visible')) element.dispatchEvent(new FocusEvent('focus'))
    else if (element.matches(':hover')) {
      element.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    }
  }, [element])
  return null
}

const isListener = (value: unknown): value is (event: Event) => void => typeof value === 'function'
