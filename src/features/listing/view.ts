/** Grid or list: for the visit, wherever a listing is opened again (spec §2, Product listing: local). */
import { create } from 'zustand'

export type View = 'grid' | 'list'

const useViewStore = create<{ view: View }>(() => ({ view: 'grid' }))

export const useView = (): View => useViewStore((state) => state.view)

export const setView = (view: View): void => useViewStore.setState({ view })
