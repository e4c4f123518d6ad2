/** State of the Demo Lab that exists before it is downloaded and after it is closed. */
import { create } from 'zustand'
import type { DemoApi } from '#src/demo/demo-api.ts'
import type { Recording } from '#src/features/demo-lab/report/recorder/recording.ts'

type DemoState = {
  /** Null until the mock API is ready, and always in live mode. */
  demo: DemoApi | null
  /** Null until the recorder is downloaded. */
  recording: (() => Recording) | null
  isOpen: boolean
  /** True while inert controls are marked on the page. */
  isMarked: boolean
}

export const useDemoStore = create<DemoState>(() => ({
  demo: null,
  recording: null,
  isOpen: false,
  isMarked: false,
}))

/** Shows the button that opens the Demo Lab. */
export const showDemo = (demo: DemoApi) => useDemoStore.setState({ demo })

/** Closes the lab and removes its marks from the page. */
export const closeLab = () => useDemoStore.setState({ isOpen: false, isMarked: false })

export const toggleLab = () => useDemoStore.setState(({ isOpen }) => ({ isOpen: !isOpen }))
