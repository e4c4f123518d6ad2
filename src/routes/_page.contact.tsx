import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/features/info/ContactPage.tsx'
import { contactOptions } from '#src/features/info/queries.ts'
import { requirePage } from './-context.ts'

export const Route = createFileRoute('/_page/contact')({
  beforeLoad: requirePage('/contact'),
  loader: ({ context: { queryClient, site } }) => queryClient.query(contactOptions(site)),
  component: Contact,
})

function Contact() {
  return <ContactPage contact={Route.useLoaderData()} />
}
