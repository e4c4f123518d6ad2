import type { DemoApi } from '#src/demo/demo-api.ts'
import { DemoPanel } from './DemoPanel.tsx'
import { useDemoStore } from './demo-store.ts'
import { InertMarks } from './InertMarks.tsx'

/** Everything that is downloaded when the Demo Lab is first opened. The marks stay when the panel is closed. */
export function DemoLab({ demo, onClosed }: { demo: DemoApi; onClosed: () => void }) {
  const { isOpen, isMarked } = useDemoStore()
  return (
    <>
      {isOpen && <DemoPanel demo={demo} onClosed={onClosed} />}
      {isMarked && <InertMarks />}
    </>
  )
}
