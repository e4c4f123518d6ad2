/** The ids of wishlisted products. Not persisted (spec §4). */
import { create } from 'zustand'

const useWishlist = create<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }))

export const useWishlisted = (productId: string): boolean => useWishlist((state) => state.ids.has(productId))

export const useWishlistSize = (): number => useWishlist(({ ids }) => ids.size)

/** Returns the ids, for code outside React. */
export const wishlistedIds = (): string[] => [...useWishlist.getState().ids]

export const setWishlisted = (ids: readonly string[]): void => useWishlist.setState({ ids: new Set(ids) })

export function toggleWishlisted(productId: string): void {
  useWishlist.setState(({ ids }) => {
    const toggled = new Set(ids)
    if (!toggled.delete(productId)) toggled.add(productId)
    return { ids: toggled }
  })
}
