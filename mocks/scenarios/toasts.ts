/**
 * Scenarios of the toasts in spec §8: those after successful actions, those after checkout, and those that only the
 * Demo Lab can trigger. The toasts of all other failed writes are in `writes.ts`.
 */
import type { Scenario } from './scenario.ts'
import { WRITE_SCENARIOS } from './writes.ts'

const toast = { section: '§8 Toasts', page: 'cart/' }

/** Steps in the Demo Lab, which can trigger the toasts of the cart provider. */
const inPanel = (step: string) => ['Demo', 'The cart’s own toasts', step]

export const TOAST_SCENARIOS = {
  'toast-added': {
    ...toast,
    title: 'Added',
    shows: 'The toast of a card’s Add to Cart button.',
    page: '',
    with: ['cart-empty'],
    steps: ['Add to Cart'],
    expected: 'Item added to cart successfully',
  },
  'toast-item-removed': {
    ...toast,
    title: 'Removed on the cart page',
    shows: 'The cart page’s toast for a removed line.',
    with: ['cart-5-lines'],
    steps: ['Remove'],
    expected: 'Item has been removed from your cart.',
  },
  'toast-cleared': {
    ...toast,
    title: 'Cleared',
    shows: 'The toast after Clear cart is confirmed.',
    with: ['cart-5-lines'],
    steps: ['Clear cart', 'Clear all items'],
    expected: 'Cart cleared successfully',
  },
  'toast-no-quantity': {
    ...toast,
    title: 'A changed quantity',
    shows: 'The quantity changes without a toast.',
    with: ['cart-1-line'],
    steps: ['Increase quantity'],
    expected: 'Cart, 2 items',
  },
  'toast-checkout': {
    ...toast,
    title: 'Checkout, all tabs opened',
    shows: 'Opens all tabs if the browser allows popups for this site.',
    with: ['cart-5-lines'],
    steps: ['Check Out'],
    expected: 'Opening 5 {retailer} product pages for purchase',
  },
  'toast-removed': {
    ...toast,
    title: 'Removed (cart provider)',
    shows: 'The cart page replaces this toast by its own, so the Demo Lab triggers it.',
    with: ['cart-5-lines'],
    steps: inPanel('Remove the first line'),
    expected: 'Item removed from cart',
  },
  'toast-remove-failed': {
    ...toast,
    title: 'Removal failed (cart provider)',
    shows: 'The cart page replaces this toast by its own, so the Demo Lab triggers it.',
    with: ['cart-5-lines'],
    steps: inPanel('Remove the first line'),
    expected: 'Failed to remove item from cart',
    handlers: WRITE_SCENARIOS['remove-500'].handlers,
  },
  'toast-update-failed': {
    ...toast,
    title: 'Update failed (cart provider)',
    shows: 'The cart page replaces this toast by its own, so the Demo Lab triggers it.',
    with: ['cart-5-lines'],
    steps: inPanel('Change the first line'),
    expected: 'Failed to update cart item',
    handlers: WRITE_SCENARIOS['update-500'].handlers,
  },
  'toast-empty-cart': {
    ...toast,
    title: 'Checkout of an empty cart',
    shows: 'An empty cart has no checkout button, so the Demo Lab starts the checkout.',
    with: ['cart-empty'],
    steps: inPanel('Check out an empty cart'),
    expected: 'Please add items to your cart before checking out',
  },
  'popups-blocked': {
    ...toast,
    title: 'Every popup blocked',
    shows: 'Checkout opens no tab and lists every product as a link.',
    with: ['cart-5-lines'],
    steps: ['Check Out'],
    expected: 'Please allow popups for this site and try again',
    popups: 'none',
  },
  'popups-first-only': {
    ...toast,
    title: 'Every popup blocked but the first',
    shows: 'The default of browsers: one tab per click. The cart page lists the other products.',
    with: ['cart-5-lines'],
    steps: ['Check Out'],
    expected: '1 of 5 opened',
    popups: 'first',
  },
} satisfies Record<string, Scenario>
