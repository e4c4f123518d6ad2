import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { PageHead } from '#src/ui/page/PageHead.tsx'

/**
 * Shown for a product that is missing or failed to load (spec §8). Without a previous page, Go Back opens the home
 * page.
 */
export function MissingProduct() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const goBack = () => (canGoBack ? router.history.back() : router.navigate({ to: '/' }))
  return (
    <Notice
      drawing="missing"
      level={1}
      role="alert"
      title="Product Not Found"
      hint="The product you're looking for doesn't exist or has been removed."
    >
      <PageHead title="Product Not Found" noIndex isSilent />
      <Button variant="contained" data-acts-once onClick={goBack}>
        Go Back
      </Button>
    </Notice>
  )
}
