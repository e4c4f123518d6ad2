/**
 * The chosen scenarios, by their names in links. A link's `demo` counts first; the
 * browser then keeps the choice for the visit (docs/decisions), since the shop's
 * own links know nothing of it. An empty `demo` ends it.
 */
const PARAMETER = 'demo'
/** Also read by the script in the page's head, which then shows nothing prerendered. */
export const CHOICE_KEY = 'demo-scenarios'

const readNames = (text: string): string[] => [...new Set(text.split(',').flatMap((name) => name.trim() || []))]

/** The names in this address, or else those of this visit. */
export function readChoice({ search }: Pick<Location, 'search'>): string[] {
  const linked = new URLSearchParams(search).getAll(PARAMETER)
  const names = readNames(
    linked.length > 0 ? linked.join(',') : (attempt(() => sessionStorage.getItem(CHOICE_KEY)) ?? ''),
  )
  if (linked.length > 0) keepChoice(names)
  return names
}

export function keepChoice(names: readonly string[]): void {
  attempt(() =>
    names.length > 0 ? sessionStorage.setItem(CHOICE_KEY, names.join(',')) : sessionStorage.removeItem(CHOICE_KEY),
  )
}

/** Storage that throws keeps the choice for the page alone. */
function attempt<T>(step: () => T): T | null {
  try {
    return step()
  } catch {
    return null
  }
}
