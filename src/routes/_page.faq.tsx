import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '#src/features/faq/FaqPage.tsx'

export const Route = createFileRoute('/_page/faq')({ component: FaqPage })
