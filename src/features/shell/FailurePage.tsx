import { Button } from '#src/ui/buttons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'

/** A page that broke while rendering: never a blank one. */
export function FailurePage() {
  return (
    <Notice level={1} role="alert" title="Something went wrong" hint="This page failed to show. Please try again.">
      <PageHead title="Something went wrong" />
      <Button variant="contained" onClick={() => location.reload()}>
        Reload
      </Button>
    </Notice>
  )
}
