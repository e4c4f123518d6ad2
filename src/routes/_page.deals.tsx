import { createFileRoute } from '@tanstack/react-router'
import { DealsPage } from '#src/features/deals/DealsPage.tsx'
import { requirePage } from './-context.ts'

export const Route = createFileRoute('/_page/deals')({ beforeLoad: requirePage('/deals'), component: DealsPage })
