import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#src/features/info/AboutPage.tsx'

export const Route = createFileRoute('/_page/about')({ component: AboutPage })
