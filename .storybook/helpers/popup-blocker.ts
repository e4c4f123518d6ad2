import { spyOn } from 'storybook/test'

/** Stands in for the browser: each click opens as many tabs as its popup blocker lets through. Returns the cleanup. */
export function allowPopups(count: number): () => void {
  let left = count
  const renew = () => {
    left = count
  }
  addEventListener('click', renew, true)
  spyOn(window, 'open').mockImplementation(() => {
    left -= 1
    const tab = { opener: window, location: { href: 'about:blank' } }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A stand-in with the members that checkout touches.
    return left < 0 ? null : (tab as unknown as Window)
  })
  return () => removeEventListener('click', renew, true)
}
