import { Button } from '#src/ui/controls/buttons.tsx'
import { toggleLab, useDemoStore } from './demo-store.ts'

/** Opens the Demo Lab from the menu of small screens, in mock mode only. */
export function DemoMenuButton({ onPress }: { onPress: () => void }) {
  const hasDemo = useDemoStore((state) => state.demo !== null)
  if (!hasDemo) return null
  return (
    <Button
      data-demo=""
      sx={{ '&': { borderColor: 'divider', fontWeight: 'regular' } }}
      onClick={() => {
        onPress()
        toggleLab()
      }}
    >
      Demo Lab
    </Button>
  )
}
