import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#src/features/info/PrivacyPage.tsx'

export const Route = createFileRoute('/_page/privacy')({ component: PrivacyPage })
