/**
 * Controls that spec.md makes inert, so that nobody reports them: where they are
 * on the page, and the paragraph that makes them so. The shop itself knows nothing
 * of this table.
 */
export type InertControl = {
  control: string
  paragraph: string
  says: string
  /** Found by these, on the pages whose path below the base path matches. */
  selector: string
  text?: string
  path?: RegExp
  /** A page that shows it. */
  page: string
}

export const INERT_CONTROLS: readonly InertControl[] = [
  {
    control: 'Add to Cart on a product’s page',
    paragraph: '§2 Product detail',
    says: 'Add to cart button: it only logs the product id.',
    selector: 'main button:not(article button)',
    text: 'Add to Cart',
    path: /^products\//,
    page: 'products/aurelle-studio-one/',
  },
  {
    control: 'Share',
    paragraph: '§2 Product detail',
    says: 'Share button: no action.',
    selector: 'main button[aria-label="Share"]',
    page: 'products/aurelle-studio-one/',
  },
  {
    control: 'Request Quote',
    paragraph: '§2 Routes, /deals',
    says: 'The buttons do nothing.',
    selector: 'main button',
    text: 'Request Quote',
    path: /^deals\b/,
    page: 'deals/',
  },
  {
    control: 'Contact Our Experts',
    paragraph: '§2 Routes, /deals',
    says: 'The buttons do nothing.',
    selector: 'main button',
    text: 'Contact Our Experts',
    path: /^deals\b/,
    page: 'deals/',
  },
  {
    control: 'Social links',
    paragraph: '§2 Footer',
    says: 'Social links (placeholders).',
    selector: 'footer a[role="link"]:not([href])',
    page: '',
  },
  {
    control: 'Newsletter',
    paragraph: '§2 Footer',
    says: 'Submitting only writes to the console and sends nothing.',
    selector: 'footer form button',
    page: '',
  },
  {
    control: 'Contact form',
    paragraph: '§2 Routes, /contact',
    says: 'Contact has a form whose submit only logs to the console.',
    selector: 'main form[aria-label="Contact"] button',
    page: 'contact/',
  },
  {
    control: 'User button',
    paragraph: '§2 Header',
    says: 'A user button exists; its behaviour is not shown.',
    selector: 'header button[aria-label="Account"]',
    page: '',
  },
  {
    control: 'A slug in the blog’s path',
    paragraph: '§2 Routes, /blog/{slug}',
    says: 'The path’s slug is not read. Only the query parameter post selects a post.',
    selector: 'main h1',
    path: /^blog\/[^/?]+/,
    page: 'blog/any-slug',
  },
  {
    control: 'Latest Reviews',
    paragraph: '§2 Filter sidebar',
    says: 'A static list of three links, which have no route.',
    selector: 'a[href*="/reviews/"]',
    page: '',
  },
]

/** The elements of a control on this page. Takes the path below the base path. */
export function findInert({ selector, text, path }: InertControl, at: string): HTMLElement[] {
  if (path && !path.test(at)) return []
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => text === undefined || element.textContent.trim() === text,
  )
}
