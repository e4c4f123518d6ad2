import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#src/features/info/PrivacyPage.tsx'
import { privacyOptions } from '#src/features/info/queries.ts'

export const Route = createFileRoute('/_page/privacy')({
  loader: ({ context: { queryClient, site } }) => queryClient.query(privacyOptions(site)),
  component: Privacy,
})

function Privacy() {
  return <PrivacyPage privacy={Route.useLoaderData()} />
}
