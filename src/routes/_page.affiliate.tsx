import { createFileRoute } from '@tanstack/react-router'
import { AffiliatePage } from '#src/features/info/AffiliatePage.tsx'

export const Route = createFileRoute('/_page/affiliate')({ component: AffiliatePage })
