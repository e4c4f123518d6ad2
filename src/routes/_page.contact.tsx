import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/features/info/ContactPage.tsx'

export const Route = createFileRoute('/_page/contact')({ component: ContactPage })
