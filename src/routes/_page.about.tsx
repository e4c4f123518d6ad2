import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#src/features/info/AboutPage.tsx'
import { requirePage } from './-context.ts'

export const Route = createFileRoute('/_page/about')({ beforeLoad: requirePage('/about'), component: AboutPage })
