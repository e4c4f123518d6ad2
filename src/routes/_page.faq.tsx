import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '#src/features/faq/FaqPage.tsx'
import { requirePage } from './-context.ts'

export const Route = createFileRoute('/_page/faq')({ beforeLoad: requirePage('/faq'), component: FaqPage })
