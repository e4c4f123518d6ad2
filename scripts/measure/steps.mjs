/**
 * What a visitor does on the listing, in this order, each step from where the one
 * before it ended. By role and name (product.md), so that they outlive what they measure.
 */

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {boolean} [isPhone] only where the screen is small
 * @property {(page: Page, isPhone: boolean) => Promise<unknown>} [prepare] what is not measured
 * @property {(page: Page) => import('@playwright/test').Locator} control what is pressed, or has the focus
 * @property {string[]} [keys] instead of a press: one after another
 * @property {import('./watch.mjs').Goal} [goal] without one, the listing's next answer
 */

const SEARCH = 'studio'

/** @param {Page} page @param {boolean} isPhone */
async function openFilters(page, isPhone) {
  if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click()
}

/** @param {Page} page @param {boolean} isPhone */
async function closeFilters(page, isPhone) {
  if (isPhone) await page.keyboard.press('Escape')
}

/** @type {Step[]} */
export const STEPS = [
  {
    name: 'opening the menu',
    isPhone: true,
    control: (page) => page.getByRole('button', { name: 'Open menu' }),
    goal: { selector: 'nav[aria-label=Main] a', says: '^Home$' },
  },
  {
    name: 'opening the filters',
    isPhone: true,
    prepare: (page) => page.getByRole('button', { name: 'Close menu' }).click(),
    control: (page) => page.getByRole('button', { name: /^Filters/ }),
    goal: { selector: 'dialog button, [role=dialog] button', says: '^Laptops' },
  },
  { name: 'a price range', control: (page) => page.getByRole('checkbox', { name: 'Over $500' }) },
  { name: 'another price range', control: (page) => page.getByRole('checkbox', { name: '$100 to $250' }) },
  {
    name: 'a sort',
    prepare: async (page, isPhone) => {
      await closeFilters(page, isPhone)
      await page.getByRole('combobox', { name: 'Sort by' }).focus()
    },
    control: (page) => page.getByRole('combobox', { name: 'Sort by' }),
    keys: ['ArrowDown'],
  },
  { name: 'page 2', control: (page) => page.getByRole('button', { name: 'Page 2', exact: true }) },
  {
    name: 'a category',
    prepare: openFilters,
    control: (page) => page.getByRole('button', { name: /^Laptops/ }),
  },
  {
    name: 'typing a search',
    prepare: async (page, isPhone) => {
      await closeFilters(page, isPhone)
      if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('searchbox', { name: 'Search products' }).click()
    },
    control: (page) => page.getByRole('searchbox', { name: 'Search products' }),
    keys: [...SEARCH.split(''), 'Enter'],
  },
  {
    name: 'opening a product',
    control: (page) => page.getByRole('article').first().getByRole('link'),
    goal: { selector: '[role=group][aria-label="Product images"] button', says: '^Next image$' },
  },
  {
    name: 'leaving it',
    control: (page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
    goal: { selector: 'h1', says: '^All Products$' },
  },
  {
    name: 'Add to Cart',
    control: (page) =>
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Add to Cart/ }),
    goal: { selector: 'header a', says: '^Cart, 1 item$' },
  },
  {
    name: 'a quantity',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    },
    control: (page) => page.getByRole('button', { name: /^Increase quantity/ }),
    goal: { selector: 'main li *', says: '^2$' },
  },
]

/** The steps that change the products, by which two builds are compared. */
export const FILTER_STEPS = STEPS.filter(({ goal }) => !goal).map(({ name }) => name)
