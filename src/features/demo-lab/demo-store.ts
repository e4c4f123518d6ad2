/** What the Demo Lab has to know before it is downloaded, and after it is closed. */
import { create } from 'zustand'
import type { DemoApi } from '#src/api/demo-api.ts'

type DemoState = {
  /** Null until the mock API answers, and for ever where a server does. */
  demo: DemoApi | null
  isOpen: boolean
  /** Whether inert controls carry the paragraph that makes them so. */
  isMarked: boolean
}

export const useDemoStore = create<DemoState>(() => ({ demo: null, isOpen: false, isMarked: false }))

/** Shows the way to the Demo Lab. */
export const showDemo = (demo: DemoApi) => useDemoStore.setState({ demo })

/** Closes it, and takes its marks off the page. */
export const closeLab = () => useDemoStore.setState({ isOpen: false, isMarked: false })

export const toggleLab = () => useDemoStore.setState(({ isOpen }) => ({ isOpen: !isOpen }))
