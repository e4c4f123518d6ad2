import { mdiOpenInNew } from '@mdi/js'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren, Ref } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { TOAST_SPACE } from '#src/ui/toast/use-toast-place.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { CheckoutResult, PurchaseLink } from './checkout.ts'

type CheckoutResultPanelProps = { result: CheckoutResult | null; ref?: Ref<HTMLDivElement> }

/** Lists the tabs that the browser opened and those that it blocked, as links (product/cart.md). */
export function CheckoutResultPanel({ result, ref }: CheckoutResultPanelProps) {
  const { opened, blocked } = result ?? { opened: [], blocked: [] }
  return (
    <Stack ref={ref} data-toasts={result ? 'beside' : undefined} sx={result ? FRAME : { position: 'absolute' }}>
      {/* Before checkout too, because screen readers miss the first text of a new status. */}
      <div role="status">
        {/* One element, so that it is announced once. */}
        {result && (
          <Stack sx={{ gap: 1 }}>
            <strong>{`${opened.length} of ${opened.length + blocked.length} opened`}</strong>{' '}
            {blocked.length > 0 && <Hint>{blockedText(opened.length, blocked.length)}</Hint>}
          </Stack>
        )}
      </div>
      {blocked.length > 0 && <Links label="Not opened" links={blocked} />}
      {opened.length > 0 && (
        <Links label="Opened" links={opened}>
          Already open. If you closed a tab, reopen it here:
        </Links>
      )}
    </Stack>
  )
}

function blockedText(opened: number, blocked: number): string {
  if (opened > 0) return 'Your browser blocked the rest. Open them here:'
  return blocked > 1 ? 'Your browser blocked them. Open them here:' : 'Your browser blocked it. Open it here:'
}

const Hint = (props: PropsWithChildren) => (
  <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'balance' }} {...props} />
)

function Links({ label, links, children }: { label: string; links: PurchaseLink[]; children?: string }) {
  return (
    <>
      {children && <Hint>{children}</Hint>}
      <ul aria-label={label}>
        {links.map(({ product, href }) => (
          <li key={product.id}>
            <Link
              href={href}
              target="_blank"
              rel="sponsored nofollow noopener"
              variant="body2"
              underline="none"
              color="inherit"
              sx={LINK}
            >
              <bdi>{product.title}</bdi> <VisuallyHidden>(opens a new tab)</VisuallyHidden>
              <Icon path={mdiOpenInNew} size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const LINK = {
  display: 'inline-block',
  paddingBlock: '5px',
  textWrap: 'pretty',
  // Without the space before the icon.
  '& > bdi': { textDecoration: 'underline' },
  '& > svg': { marginInlineStart: 1, verticalAlign: '-0.2em' },
} satisfies SxProps<Theme>

const FRAME = {
  gap: 1,
  padding: 4,
  scrollMarginTop: 16,
  scrollMarginBottom: TOAST_SPACE,
  border: ({ line }) => line.hair,
  borderRadius: ({ shape }) => `${shape.borderRadius}px`,
} satisfies SxProps<Theme>
