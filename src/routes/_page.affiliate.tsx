import { createFileRoute } from '@tanstack/react-router'
import { AffiliatePage } from '#src/features/info/AffiliatePage.tsx'
import { affiliateOptions } from '#src/features/info/queries.ts'

export const Route = createFileRoute('/_page/affiliate')({
  loader: ({ context: { queryClient, site } }) => queryClient.query(affiliateOptions(site)),
  component: Affiliate,
})

function Affiliate() {
  return <AffiliatePage affiliate={Route.useLoaderData()} />
}
