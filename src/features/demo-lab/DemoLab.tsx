import { DemoPanel } from './DemoPanel.tsx'
import { DesignMarks } from './DesignMarks.tsx'
import type { DemoControl } from './demo-control.ts'
import { useDemoStore } from './demo-store.ts'

/** All that is downloaded when the Demo Lab is first opened. Its marks outlive the panel. */
export function DemoLab({ control, onClosed }: { control: DemoControl; onClosed: () => void }) {
  const { isOpen, isMarked } = useDemoStore()
  return (
    <>
      {isOpen && <DemoPanel control={control} onClosed={onClosed} />}
      {isMarked && <DesignMarks />}
    </>
  )
}
