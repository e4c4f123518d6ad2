import { styled } from '@mui/material/styles'
import * as RadixTooltip from '@radix-ui/react-tooltip'
import { ExternalTrigger } from './ExternalTrigger.tsx'

export type TooltipTarget = { key: number; element: HTMLElement }

/** In milliseconds (spec §9). */
const DELAY = 700
const SKIP_DELAY = 300

/** A tooltip for each button that was hovered or focused. */
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
      <RadixTooltip.Portal container={containerOf(element)}>
        <Label element={element} />
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}

/** The open modal around the button, because the rest of the page is hidden, or else the landmark around it. */
const containerOf = (element: HTMLElement) =>
  element.closest<HTMLElement>('[aria-modal=true]') ?? element.closest<HTMLElement>('header, main, footer')

/** Rendered only while the tooltip is open, so that it shows the current name of the button. */
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
  color: theme.vars.palette.background.default,
  background: theme.vars.palette.text.primary,
  // Separates the tooltip from the ticker, which has the same colour in the header.
  outline: `1px solid ${theme.vars.palette.background.default}`,
  animation: `tooltip-in ${theme.timing.quick}`,
  '@keyframes tooltip-in': { from: { opacity: 0 } },
}))
