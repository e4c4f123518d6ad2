import { spyOn } from 'storybook/test'

/** Replaces `window.open`: each click opens at most `count` tabs, none of them real. Returns the cleanup. */
export function allowPopups(count: number): () => void {
  let left = count
  const resetCount = () => {
    left = count
  }
  addEventListener('click', resetCount, true)
  spyOn(window, 'open').mockImplementation(() => {
    left -= 1
    const tab = { opener: window, location: { href: 'about:blank' } }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The object has all members that checkout uses.
    return left < 0 ? null : (tab as unknown as Window)
  })
  return () => removeEventListener('click', resetCount, true)
}
