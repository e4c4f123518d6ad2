/** Modules that the shop and the mock API import on demand. */
const MODULES = [
  () => import('#fixtures/posts.ts'),
  () => import('#mocks/lab/edits/violations.ts'),
  () => import('#mocks/lab/lab.ts'),
  () => import('#mocks/lab/server/compare.ts'),
  () => import('#mocks/lab/server/routing.ts'),
  () => import('#mocks/store/search.ts'),
  () => import('#src/api/schemas.ts'),
  () => import('#src/content/content-file.ts'),
  () => import('#src/features/cart/lines/ClearCartDialog.tsx'),
  () => import('#src/features/deals/deals-content.ts'),
  () => import('#src/features/demo-lab/panel/DemoButton.tsx'),
  () => import('#src/features/demo-lab/panel/DemoLab.tsx'),
  () => import('#src/features/demo-lab/state/SentState.tsx'),
  () => import('#src/features/faq/faq-content.ts'),
  () => import('#src/features/info/about-content.ts'),
  () => import('#src/features/info/affiliate-content.ts'),
  () => import('#src/features/info/contact-content.ts'),
  () => import('#src/features/info/partners-content.ts'),
  () => import('#src/features/info/privacy-content.ts'),
  () => import('#src/features/info/terms-content.ts'),
  () => import('#src/features/listing/filters/FilterPanel.tsx'),
  () => import('#src/features/listing/results/CategoryTiles.tsx'),
  () => import('#src/features/product/gallery/ZoomDialog.tsx'),
  () => import('#src/features/reviews/reviews-content.ts'),
  () => import('#src/ui/toast/Toasts.tsx'),
  () => import('#src/ui/tooltip/Tooltips.tsx'),
]

/**
 * Loads the modules that are imported on demand. Called before the tests of each file, so that no test waits for them, and
 * after them: Vitest asks its main thread at each import, files of one worker share their modules, and an import whose answer
 * arrives after the end of a file never ends, nor do later imports of that module.
 */
export const loadOnDemand = () => Promise.all(MODULES.map((load) => load()))
