import { createInterceptor } from './interceptor.ts'
import { createLab } from './lab.ts'

test.each([
  ['popups-blocked', 0],
  ['popups-first-only', 1],
])('%s lets each click open %i of three tabs', (name, allowed) => {
  const lab = createLab(createInterceptor(async () => undefined))
  const original = window.open
  const native = vi.fn<() => Window>(() => window)
  window.open = native
  const click = () => {
    document.body.click()
    return [1, 2, 3].map(() => window.open('')).filter(Boolean).length
  }
  lab.choose([name])
  expect([click(), click()]).toEqual([allowed, allowed])
  lab.choose([])
  expect(click()).toBe(3)
  expect(native).toHaveBeenCalledTimes(2 * allowed + 3)
  window.open = original
})
