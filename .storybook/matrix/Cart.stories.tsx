import * as cartButton from '#src/features/cart/CartLink.stories.tsx'
import * as failedCart from '#src/features/cart/cart-failures.stories.tsx'
import * as checkoutResult from '#src/features/cart/checkout/CheckoutResultPanel.stories.tsx'
import * as orderSummary from '#src/features/cart/checkout/OrderSummary.stories.tsx'
import * as loadingCart from '#src/features/cart/LoadingCart.stories.tsx'
import * as cartLine from '#src/features/cart/lines/CartLine.stories.tsx'
import * as cartLines from '#src/features/cart/lines/CartLines.stories.tsx'
import * as clearCart from '#src/features/cart/lines/ClearCart.stories.tsx'
import * as clearCartQuestion from '#src/features/cart/lines/ClearCartDialog.stories.tsx'
import preview from '../preview.tsx'
import { componentMatrix } from './component-matrix.tsx'

const meta = preview.meta({ title: 'Matrix/Cart', tags: ['!autodocs'] })

export const CartButton = meta.story(componentMatrix(cartButton, 480))
export const CartLine = meta.story(componentMatrix(cartLine, 480))
export const CartLines = meta.story(componentMatrix(cartLines, 480))
export const CheckoutResult = meta.story(componentMatrix(checkoutResult, 480))
export const ClearCart = meta.story(componentMatrix(clearCart, 480))
export const ClearCartQuestion = meta.story(componentMatrix(clearCartQuestion, 480))
export const FailedCart = meta.story(componentMatrix(failedCart, 480))
export const LoadingCart = meta.story(componentMatrix(loadingCart, 480))
export const OrderSummary = meta.story(componentMatrix(orderSummary, 480))
