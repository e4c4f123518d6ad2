import { createFileRoute } from '@tanstack/react-router'
import { CartPage } from '#src/features/cart/CartPage.tsx'

export const Route = createFileRoute('/_page/cart')({ component: CartPage })
