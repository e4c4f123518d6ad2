import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { Button } from '#src/ui/buttons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'

/** Missing or failed, the product is not found (spec §8). Go Back goes home where there is nowhere to go back to. */
export function MissingProduct() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <Notice
      level={1}
      title="Product Not Found"
      hint="The product you're looking for doesn't exist or has been removed."
    >
      <PageHead title="Product Not Found" isMissing />
      <Button variant="contained" onClick={() => (canGoBack ? router.history.back() : router.navigate({ to: '/' }))}>
        Go Back
      </Button>
    </Notice>
  )
}
