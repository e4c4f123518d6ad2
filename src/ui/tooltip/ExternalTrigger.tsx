import { type Ref, useEffect, useEffectEvent, useImperativeHandle } from 'react'

/** The props that Radix passes to its trigger. Its handlers read only properties that native events have. */
type TriggerProps = {
  element: HTMLElement
  ref?: Ref<HTMLElement>
} & { [handler in `on${string}`]?: unknown }

/** The events for which Radix passes handlers. */
const EVENTS = ['pointermove', 'pointerleave', 'pointerdown', 'focus', 'blur', 'click']

/**
 * Makes an existing element the trigger of a Radix tooltip, by adding Radix's handlers as native listeners.
 *
 * Radix's own trigger would have to render the element again when its code is downloaded, and the element would lose
 * the focus. `aria-describedby` is not set, because a screen reader would read the button's name twice.
 */
export function ExternalTrigger({ element, ref, ...props }: TriggerProps) {
  useImperativeHandle(ref, () => element, [element])
  const handle = useEffectEvent((event: Event) => {
    // Radix opens on the focus of a tap, because that comes after `pointerup`.
    if (event.type === 'focus' && !element.matches(':focus-visible')) return
    for (const [name, handler] of Object.entries(props))
      if (name.toLowerCase() === `on${event.type}` && isListener(handler)) handler(event)
  })
  // Added once: new listeners in each render would miss the blur when a dialog takes the focus in the same commit.
  useEffect(() => {
    const listener = (event: Event) => handle(event)
    for (const type of EVENTS) element.addEventListener(type, listener)
    return () => {
      for (const type of EVENTS) element.removeEventListener(type, listener)
    }
  }, [element])
  // The focus or the pointer was on the element before Radix's code was downloaded.
  useEffect(() => {
    if (element.matches(':focus-visible')) element.dispatchEvent(new FocusEvent('focus'))
    else if (element.matches(':hover')) {
      element.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    }
  }, [element])
  return null
}

const isListener = (value: unknown): value is (event: Event) => void => typeof value === 'function'
