import * as cartLine from '#src/features/cart/CartLine.stories.tsx'
import * as cartLines from '#src/features/cart/CartLines.stories.tsx'
import * as cartButton from '#src/features/cart/CartLink.stories.tsx'
import * as checkoutResult from '#src/features/cart/CheckoutResultPanel.stories.tsx'
import * as clearCart from '#src/features/cart/ClearCart.stories.tsx'
import * as clearCartQuestion from '#src/features/cart/ClearCartDialog.stories.tsx'
import * as failedCart from '#src/features/cart/cart-failures.stories.tsx'
import * as loadingCart from '#src/features/cart/LoadingCart.stories.tsx'
import * as orderSummary from '#src/features/cart/OrderSummary.stories.tsx'
import preview from '../preview.tsx'
import { sheetOf } from './sheet-of.tsx'

const meta = preview.meta({ title: 'Matrix/Cart', tags: ['!autodocs'] })

export const CartButton = meta.story(sheetOf(cartButton, 480))
export const CartLine = meta.story(sheetOf(cartLine, 480))
export const CartLines = meta.story(sheetOf(cartLines, 480))
export const CheckoutResult = meta.story(sheetOf(checkoutResult, 480))
export const ClearCart = meta.story(sheetOf(clearCart, 480))
export const ClearCartQuestion = meta.story(sheetOf(clearCartQuestion, 480))
export const FailedCart = meta.story(sheetOf(failedCart, 480))
export const LoadingCart = meta.story(sheetOf(loadingCart, 480))
export const OrderSummary = meta.story(sheetOf(orderSummary, 480))
