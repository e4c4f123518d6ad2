/** The view of every listing, grid or list. Lasts for the visit and is not in the URL (spec §2, Product listing). */
import { create } from 'zustand'

export type View = 'grid' | 'list'

const useViewStore = create<{ view: View }>(() => ({ view: 'grid' }))

export const useView = (): View => useViewStore((state) => state.view)

/** Returns the view, for code outside React. */
export const currentView = (): View => useViewStore.getState().view

export const setView = (view: View): void => useViewStore.setState({ view })
