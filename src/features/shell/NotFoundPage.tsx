import { RouterButton } from '#src/ui/buttons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'

/** Any path without a route (spec §2). */
export function NotFoundPage() {
  return (
    <Notice level={1} title="Page Not Found" hint="Did you forget to add the page to the router?">
      <PageHead title="Page Not Found" isMissing />
      <RouterButton to="/" variant="contained">
        Back to the shop
      </RouterButton>
    </Notice>
  )
}
