import { createFileRoute } from '@tanstack/react-router'
import { DealsPage } from '#src/features/deals/DealsPage.tsx'
import { dealsOptions } from '#src/features/deals/queries.ts'
import { requirePage } from './-context.ts'

export const Route = createFileRoute('/_page/deals')({
  beforeLoad: requirePage('/deals'),
  loader: ({ context: { queryClient, site } }) => queryClient.query(dealsOptions(site)),
  component: Deals,
})

function Deals() {
  return <DealsPage deals={Route.useLoaderData()} />
}
