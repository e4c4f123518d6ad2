import { createFileRoute } from '@tanstack/react-router'
import { DealsPage } from '#src/features/deals/DealsPage.tsx'

export const Route = createFileRoute('/_page/deals')({ component: DealsPage })
