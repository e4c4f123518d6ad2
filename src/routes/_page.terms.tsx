import { createFileRoute } from '@tanstack/react-router'
import { termsOptions } from '#src/features/info/queries.ts'
import { TermsPage } from '#src/features/info/TermsPage.tsx'

export const Route = createFileRoute('/_page/terms')({
  loader: ({ context: { queryClient, site } }) => queryClient.query(termsOptions(site)),
  component: Terms,
})

function Terms() {
  return <TermsPage terms={Route.useLoaderData()} />
}
