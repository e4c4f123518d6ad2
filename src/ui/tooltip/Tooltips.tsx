import { styled } from '@mui/material/styles'
import * as RadixTooltip from '@radix-ui/react-tooltip'
import { AdoptedTrigger } from './AdoptedTrigger.tsx'

export type TooltipTarget = { key: number; element: HTMLElement }

/** spec §9, in milliseconds. */
const DELAY = 700
const SKIP_DELAY = 300

/** One tooltip for each button that was pointed at or focused so far. */
export function Tooltips({ targets }: { targets: TooltipTarget[] }) {
  return (
    <RadixTooltip.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {targets.map(({ key, element }) => (
        <Tooltip key={key} element={element} />
      ))}
    </RadixTooltip.Provider>
  )
}

function Tooltip({ element }: { element: HTMLElement }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>
        <AdoptedTrigger element={element} />
      </RadixTooltip.Trigger>
      {/* Above an open dialog, whose outside is inert. */}
      <RadixTooltip.Portal container={element.closest('dialog')}>
        <Label element={element} />
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}

/** Rendered only while open, so that it says the name the button has then. */
function Label({ element }: { element: HTMLElement }) {
  return (
    <Bubble sideOffset={6} collisionPadding={8}>
      {element.ariaLabel}
    </Bubble>
  )
}

const Bubble = styled(RadixTooltip.Content)(({ theme }) => ({
  ...theme.typography.body2,
  zIndex: theme.zIndex.tooltip,
  maxWidth: 280,
  padding: '4px 8px',
  borderRadius: 4,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.background.default,
  background: theme.vars.palette.text.primary,
  animation: 'tooltip-in 150ms ease-out',
  '@keyframes tooltip-in': { from: { opacity: 0 } },
}))
