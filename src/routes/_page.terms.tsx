import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#src/features/info/TermsPage.tsx'

export const Route = createFileRoute('/_page/terms')({ component: TermsPage })
