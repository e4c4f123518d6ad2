/**
 * Controls that do nothing because spec.md says so, listed so that nobody reports them as defects.
 * Only the Demo Lab uses this table.
 */
export type InertControl = {
  control: string
  /** Section of the specification. */
  paragraph: string
  /** Sentence of the specification. */
  quote: string
  selector: string
  /** Text of the element, if the selector also matches others. */
  text?: string
  /** Matches the paths, below the base path, of the pages that have the control. All pages by default. */
  path?: RegExp
  /** Path of one page that has the control. */
  page: string
}

export const INERT_CONTROLS: readonly InertControl[] = [
  {
    control: 'Add to Cart on a product’s page',
    paragraph: '§2 Product detail',
    quote: 'Add to cart button: it only logs the product id.',
    selector: 'main button:not(article button)',
    text: 'Add to Cart',
    path: /^products\//,
    page: 'products/aurelle-studio-one/',
  },
  {
    control: 'Share',
    paragraph: '§2 Product detail',
    quote: 'Share button: no action.',
    selector: 'main button[aria-label="Share"]',
    page: 'products/aurelle-studio-one/',
  },
  {
    control: 'Request Quote',
    paragraph: '§2 Routes, /deals',
    quote: 'The buttons do nothing.',
    selector: 'main button',
    text: 'Request Quote',
    path: /^deals\b/,
    page: 'deals/',
  },
  {
    control: 'Contact Our Experts',
    paragraph: '§2 Routes, /deals',
    quote: 'The buttons do nothing.',
    selector: 'main button',
    text: 'Contact Our Experts',
    path: /^deals\b/,
    page: 'deals/',
  },
  {
    control: 'Social links',
    paragraph: '§2 Footer',
    quote: 'Social links (placeholders).',
    selector: 'footer a[role="link"]:not([href])',
    page: '',
  },
  {
    control: 'Newsletter',
    paragraph: '§2 Footer',
    quote: 'Submitting only writes to the console and sends nothing.',
    selector: 'footer form button',
    page: '',
  },
  {
    control: 'Contact form',
    paragraph: '§2 Routes, /contact',
    quote: 'Contact has a form whose submit only logs to the console.',
    selector: 'main form[aria-label="Contact"] button',
    page: 'contact/',
  },
  {
    control: 'User button',
    paragraph: '§2 Header',
    quote: 'A user button exists; its behaviour is not shown.',
    selector: 'header button[aria-label="Account"]',
    page: '',
  },
  {
    control: 'A slug in the blog’s path',
    paragraph: '§2 Routes, /blog/{slug}',
    quote: 'The path’s slug is not read. Only the query parameter post selects a post.',
    selector: 'main h1',
    path: /^blog\/[^/?]+/,
    page: 'blog/any-slug',
  },
  {
    control: 'Latest Reviews',
    paragraph: '§2 Filter sidebar',
    quote: 'A static list of three links, which have no route.',
    selector: 'a[href*="/reviews/"]',
    page: '',
  },
]

/**
 * Returns the control's elements on the current page.
 *
 * @param pagePath path of the page below the base path
 */
export function findInert({ selector, text, path }: InertControl, pagePath: string): HTMLElement[] {
  if (path && !path.test(pagePath)) return []
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => text === undefined || element.textContent.trim() === text,
  )
}
