import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '#src/features/faq/FaqPage.tsx'
import { faqOptions } from '#src/features/faq/queries.ts'
import { requirePage } from './-context.ts'

export const Route = createFileRoute('/_page/faq')({
  beforeLoad: requirePage('/faq'),
  loader: ({ context: { queryClient, site } }) => queryClient.query(faqOptions(site)),
  component: Faq,
})

function Faq() {
  return <FaqPage faq={Route.useLoaderData()} />
}
