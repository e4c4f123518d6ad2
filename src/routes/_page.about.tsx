import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#src/features/info/AboutPage.tsx'
import { aboutOptions } from '#src/features/info/queries.ts'
import { requirePage } from './-context.ts'

export const Route = createFileRoute('/_page/about')({
  beforeLoad: requirePage('/about'),
  loader: ({ context: { queryClient, site } }) => queryClient.query(aboutOptions(site)),
  component: About,
})

function About() {
  return <AboutPage about={Route.useLoaderData()} />
}
