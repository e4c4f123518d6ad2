import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/features/info/ContactPage.tsx'
import { requirePage } from './-context.ts'

export const Route = createFileRoute('/_page/contact')({ beforeLoad: requirePage('/contact'), component: ContactPage })
