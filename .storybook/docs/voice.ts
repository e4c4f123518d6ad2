/**
 * Every text of the shop for missing content, failures and completed actions (`docs/spec.md` §8), with the scenario
 * that shows it. The page Foundations/Voice lists them.
 */
import type { ScenarioName } from '#mocks/scenarios/registry.ts'

type Section = 'Pages' | 'Toasts after a failure' | 'Toasts after a success'

type Entry = {
  section: Section
  when: string
  /** Title and description, or one of them. */
  texts: readonly string[]
  scenario: ScenarioName
}

const entryIn =
  (section: Section) =>
  (when: string, scenario: ScenarioName, ...texts: string[]): Entry => ({ section, when, texts, scenario })

const page = entryIn('Pages')
const failed = entryIn('Toasts after a failure')
const done = entryIn('Toasts after a success')

export const VOICE: readonly Entry[] = [
  page('The list of products fails', 'products-500', 'Failed to load products. Please try again.'),
  page(
    'No products',
    'products-empty',
    'No products found',
    "Try adjusting your filters or search terms to find what you're looking for.",
  ),
  page(
    'The product is missing or fails',
    'product-404',
    'Product Not Found',
    "The product you're looking for doesn't exist or has been removed.",
  ),
  page(
    'The category is missing',
    'category-404',
    'Category Not Found',
    "The category you're looking for doesn't exist.",
  ),
  page('The cart fails', 'cart-500', 'Failed to load cart', 'There was a problem loading your cart. Please try again.'),
  page('The list of posts fails', 'blog-500', 'Failed to fetch blog posts'),
  page('A post fails', 'post-500', 'Failed to fetch blog post'),
  page('No posts', 'blog-empty', 'No Blog Posts Yet'),
  page('The post is missing', 'post-404', 'Post Not Found'),
  page('The post has no content', 'post-empty', 'No content available for this post.'),
  page('No review matches the filter', 'reviews-none', 'No reviews found matching your search criteria.'),

  failed('Adding; the server’s own message if it sends one', 'add-500', 'Error', 'Failed to add item to cart'),
  failed('Removing, outside the cart page', 'toast-remove-failed', 'Error', 'Failed to remove item from cart'),
  failed('Changing a quantity, outside the cart page', 'toast-update-failed', 'Error', 'Failed to update cart item'),
  failed('Clearing the cart', 'clear-500', 'Error', 'Failed to clear cart'),
  failed('Changing a quantity on the cart page', 'update-500', 'Error', 'Failed to update quantity. Please try again.'),
  failed('Removing on the cart page', 'remove-500', 'Error', 'Failed to remove item. Please try again.'),
  failed(
    'Checkout of an empty cart',
    'toast-empty-cart',
    'Empty Cart',
    'Please add items to your cart before checking out',
  ),
  failed(
    'Checkout without any purchase link',
    'cart-without-links',
    'No {retailer} Links',
    'No {retailer} purchase links available for these products',
  ),
  failed(
    'Checkout with every popup blocked',
    'popups-blocked',
    'Popup Blocked',
    'Please allow popups for this site and try again',
  ),

  done('Added', 'toast-added', 'Success', 'Item added to cart successfully'),
  done('Removed, outside the cart page', 'toast-removed', 'Success', 'Item removed from cart'),
  done('Cleared', 'toast-cleared', 'Success', 'Cart cleared successfully'),
  done('Removed on the cart page', 'toast-item-removed', 'Item removed', 'Item has been removed from your cart.'),
  done('Checkout', 'toast-checkout', 'Checkout Initiated', 'Opening {n} {retailer} product pages for purchase'),
]
