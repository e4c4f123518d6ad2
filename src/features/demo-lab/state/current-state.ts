/** The state that this tab shows, for a link or a file. */
import { cartId } from '#src/api/cart-id.ts'
import { linkToScenarios } from '#src/demo/chosen-scenarios.ts'
import { type DemoLab, RECORDING } from '#src/demo/demo-api.ts'
import { isNoticeShown } from '#src/demo/demo-notice.ts'
import { type DemoState, type Edit, linkToState, MAX_LINK_LENGTH } from '#src/demo/demo-state.ts'
import { currentView } from '#src/features/listing/results/view.ts'
import { wishlistedIds } from '#src/features/products/wishlist.ts'
import { storedMode } from '#src/lib/color-scheme.ts'

/** Returns what differs from a first visit with the same scenarios. `chosen` are their names, `edits` the edited answers. */
export function currentState(lab: DemoLab, chosen: readonly string[], edits: readonly Edit[]): DemoState {
  const cart = chosen.includes(RECORDING) ? null : lab.carts.changedLines(cartId())
  const wishlist = wishlistedIds()
  const scheme = currentScheme()
  return {
    ...(cart && { cart }),
    ...(wishlist.length > 0 && { wishlist }),
    ...(currentView() === 'list' && { view: 'list' }),
    ...(scheme && { scheme }),
    ...(!isNoticeShown() && { notice: 'closed' }),
    ...(edits.length > 0 && { edits: [...edits] }),
  }
}

/** Returns the link, or null if it has too many characters. */
export async function linkToCurrentState(
  lab: DemoLab,
  chosen: readonly string[],
  href: string = location.href,
): Promise<string | null> {
  const state = currentState(lab, chosen, await lab.edits.forLink())
  const { hash } = new URL(href)
  if (Object.keys(state).length === 0) return linkToScenarios(href, chosen)
  const [address = ''] = linkToScenarios(href, chosen).split('#')
  const link = await linkToState(address, { ...state, ...(hash && { anchor: hash }) })
  return link.length > MAX_LINK_LENGTH ? null : link
}

/** Returns the scheme if it is dark, or light by choice. */
function currentScheme(): 'light' | 'dark' | undefined {
  const { colorScheme } = getComputedStyle(document.documentElement)
  if (colorScheme === 'dark') return 'dark'
  return storedMode() === 'light' ? 'light' : undefined
}
