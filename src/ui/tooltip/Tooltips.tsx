import { styled } from '@mui/material/styles'
import * as RadixTooltip from '@radix-ui/react-tooltip'
import { ExternalTrigger } from './ExternalTrigger.tsx'

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
        <ExternalTrigger element={element} />
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal container={holderOf(element)}>
        <Label element={element} />
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}

/** An open modal, whose outside is hidden, or else the landmark that a screen reader leads to. */
const holderOf = (element: HTMLElement) =>
  element.closest<HTMLElement>('[aria-modal=true]') ?? element.closest<HTMLElement>('header, main, footer')

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
  borderRadius: theme.shape.borderRadius,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.background.default,
  background: theme.vars.palette.text.primary,
  // The ticker below the header's tooltips is as dark as they are.
  outline: `1px solid ${theme.vars.palette.background.default}`,
  animation: `tooltip-in ${theme.pace.quick}`,
  '@keyframes tooltip-in': { from: { opacity: 0 } },
}))
