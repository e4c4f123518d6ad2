/** How the shop meets each criterion of WCAG 2.2 at level A and AA, and what shows it. */
import type { CriterionId } from './wcag.ts'

/** A test, by its file and its title: that of a test, of a step or of a group, or the name of a story's export. */
export type Test = { file: string; title: string }

/** A trial that a person made on a day, and how to repeat it. */
type Trial = { date: string; way: string }

export type Evidence = Test | Trial

export type Criterion = { how: string; shownBy: readonly [Evidence, ...Evidence[]] }

const test = (file: string, title: string): Test => ({ file, title })
const byHand = (way: string, date = '2026-11-28'): Trial => ({ date, way })

const EVERY_PAGE = 'e2e/shop/every-page.spec.ts'
const FRAME = 'src/features/shell/frame/Frame.test.tsx'
const LISTING = 'src/features/listing/ListingPage.test.tsx'
const GALLERY = 'src/features/product/gallery/Gallery.test.tsx'
const CONTACT = 'src/features/info/ContactPage.test.tsx'
const OVERLAYS = 'e2e/shop/overlays.spec.ts'
const CONTRAST = 'src/theme/tokens.test.ts'

const AXE = test(EVERY_PAGE, 'axe finds no fault')
const KEYBOARD = test('e2e/shop/cart.spec.ts', 'the keyboard alone fills a cart, changes it and checks out')
const CLOSING = test('e2e/shop/close-requests.spec.ts', 'Back and Escape close ${name} and return the focus')
const ERRORS = test(CONTACT, 'errors are beside their fields in the words of the shop, until the field is valid')
const HEARD = test('e2e/nightly/heard.spec.ts', '${name} sounds as in its transcript')
const LINKS = [test(FRAME, 'has the eleven links of spec §2'), test(FRAME, 'has the links of spec §2')] as const
const SAME_FRAME = byHand(
  'Compared the prerendered HTML of all 217 pages: the links of header and footer and their order are the same',
)

export const CRITERIA: Record<CriterionId, Criterion> = {
  '1.1.1': {
    how: 'Pictures of products have the product’s name; decoration has an empty text. The stars of a rating are one image with the rating as its name. Icons are hidden, and the controls around them have names.',
    shownBy: [
      AXE,
      test('src/features/products/StarRating.test.tsx', 'a rating of %s by %j reviews is one image named "%s"'),
    ],
  },
  '1.2.1': {
    how: 'The demo’s own film has no sound. Its caption and the text beside it say what it shows. Known limit: films of others.',
    shownBy: [
      byHand('Played the film, looked for its audio track, and compared it with the post “What is an overtone?”'),
    ],
  },
  '1.2.2': {
    how: 'YouTube’s films play in its player, with their captions. Known limit: a post has no field for the captions of other films.',
    shownBy: [
      byHand(
        'Looked for audio, video and iframe elements on 17 pages, and for films in the demo’s posts: there are a silent one and one of YouTube',
      ),
    ],
  },
  '1.2.3': {
    how: 'As 1.2.2. The demo’s film of YouTube, which could not be played in this trial, is without dialogue and an example of picture quality; the post says what to look for.',
    shownBy: [byHand('Read the post with the film of YouTube')],
  },
  '1.2.4': {
    how: 'The shop has no live media.',
    shownBy: [byHand('Looked for audio, video and iframe elements on 17 pages')],
  },
  '1.2.5': { how: 'As 1.2.3.', shownBy: [byHand('As 1.2.3')] },
  '1.3.1': {
    how: 'Native elements: landmarks, headings, lists, tables with headers, fieldsets, and labels for all fields. Errors are connected to their fields.',
    shownBy: [AXE, ERRORS, HEARD],
  },
  '1.3.2': {
    how: 'The order in the document is the order on the screen. Cards and forms have what is needed first before the rest.',
    shownBy: [
      test('src/features/products/card/ProductCard.test.tsx', 'the title of a card comes before its badge and heart'),
      test(CONTACT, 'the hints come before the fields'),
      HEARD,
    ],
  },
  '1.3.3': {
    how: 'Texts name controls by their labels, never only by place, shape or color.',
    shownBy: [
      byHand(
        'Searched the texts of 17 pages for words of place, shape and color, and read the sentences: “above” and “below” occur on the privacy and terms pages only, beside the name of what they mean',
      ),
    ],
  },
  '1.3.4': {
    how: 'Every page works in both orientations; nothing asks for the screen’s orientation.',
    shownBy: [byHand('Opened a product and the cart at 844 by 390 pixels, with touch, and looked at them')],
  },
  '1.3.5': {
    how: 'The fields for name and email address say so with `autocomplete`.',
    shownBy: [AXE, byHand('Read the attributes of every field of 17 pages')],
  },
  '1.4.1': {
    how: 'Color is never the only sign: chosen items have another fill or a bar, errors an icon and words, links in texts an underline, a lower price a struck-out one.',
    shownBy: [
      test(EVERY_PAGE, 'in forced colors, pressed and current controls differ as they do otherwise'),
      byHand(
        'Looked at a filtered category, a product and the contact form with errors in shades of gray (achromatopsia, emulated by Chromium)',
      ),
    ],
  },
  '1.4.2': {
    how: 'Nothing plays sound by itself: a film that plays by itself is muted.',
    shownBy: [test('src/features/blog/post/odd-posts.test.tsx', 'a video with autoplay is muted')],
  },
  '1.4.3': {
    how: 'Text has a contrast of at least 4.5:1 in both schemes. A shop’s own color is refused if it would have less.',
    shownBy: [
      test(CONTRAST, '%s on %s has a contrast of at least 4.5:1'),
      test(
        'src/theme/shop-colors.test.ts',
        'a %s colour with too little contrast is refused with the figure and a colour that passes',
      ),
      AXE,
    ],
  },
  '1.4.4': {
    how: 'Sizes of text are in `rem`, and boxes grow with their text.',
    shownBy: [test(EVERY_PAGE, 'with text of 200 %, no word is broken and no heart covered')],
  },
  '1.4.5': {
    how: 'Text is text. Only logos and photographs of products contain letters.',
    shownBy: [byHand('Looked at the pictures of category, product, cart and deals')],
  },
  '1.4.10': {
    how: 'Every page fits a window of 320 pixels, and works in one of 320 by 256.',
    shownBy: [
      test(EVERY_PAGE, 'it fits the window, no word is broken or cut off, and no line is too long to read'),
      test('e2e/nightly/forced-colors-and-zoom.spec.ts', 'the buy bar never covers the focused element'),
    ],
  },
  '1.4.11': {
    how: 'Outlines of controls, icons and focus rings have a contrast of at least 3:1, and 7:1 if the visitor prefers more.',
    shownBy: [
      test(EVERY_PAGE, 'outlines of controls have enough contrast, and more if the user prefers it'),
      test(CONTRAST, '%s on %s has a contrast of at least 3:1'),
    ],
  },
  '1.4.12': {
    how: 'Boxes grow with their text, so more space between lines, words, letters and paragraphs loses nothing. Some texts then end with an ellipsis, and are whole elsewhere: titles of cards on the product’s page, the heading of a long search in its field, breadcrumbs and the title of an enlarged picture in the heading. From 1340 pixels on, the placeholder “Search products” is cut; the button beside it is named Search.',
    shownBy: [
      byHand(
        'Two readers set the four spacings on 17 and on 22 pages at 320, 390, 820 and 1440 pixels, let a script look for texts that their box cuts off, breaks or covers and for pages wider than the window, and looked at screenshots, also with menu, filters, toast, dialogs and the list view open',
      ),
    ],
  },
  '1.4.13': {
    how: 'Tooltips repeat the name of an icon’s button. They show on focus too, stay while pointed at, and Escape closes them.',
    shownBy: [
      test(
        OVERLAYS,
        'a tooltip shows at once on focus, 700 ms after the pointer enters, and at once after another tooltip',
      ),
      byHand('Moved the pointer from List view onto its tooltip: it stayed. Escape closed it, by pointer and by focus'),
    ],
  },
  '2.1.1': {
    how: 'Every control is a native one. What can be swiped has buttons too.',
    shownBy: [
      KEYBOARD,
      test(
        'e2e/nightly/keyboard-walk.spec.ts',
        'pressing controls of /${path} keeps focus and works after translation',
      ),
      test(GALLERY, 'works by keyboard: arrow keys change the image, and Escape returns to the button'),
    ],
  },
  '2.1.2': {
    how: 'The Tab key leaves every control. Escape closes drawers, dialogs and the menu, and the focus returns.',
    shownBy: [
      CLOSING,
      byHand(
        'Pressed Tab from the top to the end of home (148 stops), product, cart, two posts, contact and FAQ at 1280 pixels, and of the first three at 390: the last stop is the last link, and Shift+Tab returns to it',
      ),
    ],
  },
  '2.1.4': {
    how: 'The only shortcuts are F8 for notifications, F2 for the Demo Lab of the demo, Escape, and arrow keys in the gallery.',
    shownBy: [
      byHand(
        'Pressed each letter, each digit and ten signs on home, product and cart: nothing changed. Read the listeners of keys in `src/`',
      ),
    ],
  },
  '2.2.1': {
    how: 'A notification stays for five seconds, and as long as it is pointed at or has the focus (F8). What its Undo does, adding the product again does too. Nothing else has a time limit.',
    shownBy: [
      test(OVERLAYS, 'stays while it is hovered; closing it does not shorten the next one’s 5 seconds'),
      test(OVERLAYS, 'receives focus by F8, stays while focused, and returns focus when it is closed'),
    ],
  },
  '2.2.2': {
    how: 'The ticker has a Pause button, and stops while it is pointed at or has the focus. With reduced motion it does not move.',
    shownBy: [
      test('e2e/nightly/ticker.spec.ts', 'the button pauses and resumes the ticker, by pointer and by keyboard'),
      test('e2e/nightly/ticker.spec.ts', 'the ticker does not move and can be scrolled to its end'),
    ],
  },
  '2.3.1': {
    how: 'Nothing flashes.',
    shownBy: [
      byHand('Measured the brightness of the demo’s film every tenth of a second: it stays between 229 and 231 of 255'),
    ],
  },
  '2.4.1': {
    how: 'The first Tab stop skips to the content, another one before the filters to the products. Landmarks and headings divide every page.',
    shownBy: [
      test(FRAME, 'the first tab stop is a link to the content'),
      test(
        LISTING,
        'home shows 24 products, newest first, after breadcrumb and skip link, and loads the first pictures at once',
      ),
    ],
  },
  '2.4.2': {
    how: 'Every page has a title with its subject and the shop’s name, before the app runs too.',
    shownBy: [
      test('e2e/boot/prerendered.spec.ts', '/${path} has content, title, description and structured data'),
      test(
        'src/features/listing/listing-metadata.test.ts',
        'the parameters %j set the title %j and the canonical path %j',
      ),
    ],
  },
  '2.4.3': {
    how: 'The focus follows the order of the page. A new page moves it to the content, a closed layer back to its button, a removed control to the next one.',
    shownBy: [
      KEYBOARD,
      CLOSING,
      test(FRAME, 'to another page moves the focus to the content and announces the new title'),
      test('src/features/shell/frame/use-focus-fallback.test.tsx', 'removing the focused item focuses %s'),
      HEARD,
    ],
  },
  '2.4.4': {
    how: 'Links have the name of what they open. Links with the same words open the same page.',
    shownBy: [AXE, byHand('Listed the links of 17 pages by name: no name has two addresses on a page')],
  },
  '2.4.5': {
    how: 'Products are found by search, by category, by filters and by links between them; other pages by header, footer and search engines’ sitemap.',
    shownBy: [
      test('src/features/shell/header/HeaderSearch.test.tsx', 'opens /?search= with the trimmed and encoded text'),
      ...LINKS,
    ],
  },
  '2.4.6': {
    how: 'Headings and labels say what follows them. docs/product/ fixes the names of controls.',
    shownBy: [AXE, byHand('Read the titles, the outlines of headings and the labels of fields of 17 pages')],
  },
  '2.4.7': {
    how: 'Every control has a ring of 2 pixels while the keyboard’s focus is on it.',
    shownBy: [test(EVERY_PAGE, 'every control shows the focus')],
  },
  '2.4.11': {
    how: 'Bars that stay in view leave room for the focused control, and a notification moves to the other edge.',
    shownBy: [
      test('e2e/nightly/forced-colors-and-zoom.spec.ts', 'the buy bar never covers the focused element'),
      test(OVERLAYS, 'is below header and notice, and at the bottom while it would cover the focused element'),
      byHand('At each Tab stop of 2.1.2, the focused element was in the window and not covered at five of its points'),
    ],
  },
  '2.5.1': {
    how: 'Pictures change by swiping, and by buttons and thumbnails. The zoom scrolls, and needs no pinching.',
    shownBy: [test(GALLERY, 'the gallery wraps around, and thumbnails and arrow keys change the image')],
  },
  '2.5.2': {
    how: 'Controls act when the button is released; a press that is moved away does nothing.',
    shownBy: [
      byHand(
        'Pressed Add to Cart, a heart, a filter, a category, a link, a stepper and Remove, moved away and released: nothing changed, neither on the press nor on the release',
      ),
    ],
  },
  '2.5.3': {
    how: 'The name of a control contains its visible words. With more than 99 items, the cart button shows “99+” and its name has the exact number.',
    shownBy: [AXE],
  },
  '2.5.4': {
    how: 'Nothing reacts to movements of the device.',
    shownBy: [byHand('Searched `src/` for the events of motion and orientation: there are none')],
  },
  '2.5.7': {
    how: 'Nothing has to be dragged: a swiped notification has a Close button, the gallery has buttons.',
    shownBy: [
      test(GALLERY, 'the gallery wraps around, and thumbnails and arrow keys change the image'),
      test(OVERLAYS, 'stays while it is hovered; closing it does not shorten the next one’s 5 seconds'),
    ],
  },
  '2.5.8': {
    how: 'Controls are 42 pixels high or more for touch, and 24 or more for a mouse. Breadcrumbs and links in texts are lower: the next target is far enough from them, as the criterion allows.',
    shownBy: [
      byHand(
        'Ran axe’s rule target-size, which is off by default, on 17 pages at 390 and 1440 pixels. Its one finding is a link of the ticker while it passes behind Pause, where it is cut off',
      ),
    ],
  },
  '3.1.1': { how: 'Pages are marked as English.', shownBy: [AXE] },
  '3.1.2': {
    how: 'The shop’s own texts are English only. Texts of the API have their own direction, but the API names no language (known limit).',
    shownBy: [byHand('Read the headings and labels of 17 pages: only names of brands and products are not English')],
  },
  '3.2.1': {
    how: 'Receiving the focus changes nothing but a tooltip, and stops the ticker.',
    shownBy: [KEYBOARD],
  },
  '3.2.2': {
    how: 'Filters and sorting change the list at once, announce it, and leave the focus where it is. No other field does anything before it is submitted.',
    shownBy: [
      test(LISTING, 'a hidden status announces sorts, pages and filters, once they are shown'),
      test(FRAME, 'that only sorts %s moves no focus and announces nothing'),
    ],
  },
  '3.2.3': {
    how: 'Header and footer are the same on every page. Breadcrumbs come before the heading.',
    shownBy: [...LINKS, SAME_FRAME],
  },
  '3.2.4': {
    how: 'The same function has the same name and icon everywhere; docs/product/ lists the names.',
    shownBy: [
      byHand('Listed the icons of all buttons and links of 17 pages with their names: each icon has one meaning'),
    ],
  },
  '3.2.6': {
    how: 'Contact and FAQ have the same place on every page: footer and header.',
    shownBy: [...LINKS, SAME_FRAME],
  },
  '3.3.1': {
    how: 'An invalid field has its error in words beside it, and the first one has the focus.',
    shownBy: [ERRORS],
  },
  '3.3.2': {
    how: 'Every field has a visible label. A sentence before the form says which fields are required.',
    shownBy: [
      test(CONTACT, 'the hints come before the fields'),
      test(CONTACT, 'all fields but Category are required, and its options are those of the specification'),
    ],
  },
  '3.3.3': { how: 'The error of an email address gives an example.', shownBy: [ERRORS] },
  '3.3.4': {
    how: 'The shop takes no orders, payments or accounts. Clearing the cart asks first, and a removal can be undone.',
    shownBy: [
      test(
        'src/features/cart/CartPage.test.tsx',
        'Clear cart asks for confirmation: Keep items keeps the cart, and Clear all items empties it',
      ),
      test(
        'src/features/cart/CartPage.test.tsx',
        'Undo adds the removed quantity in one request, and shows the toast of an add',
      ),
    ],
  },
  '3.3.7': {
    how: 'No task asks for the same thing twice. Cart, filters and search stay after a reload and after Back.',
    shownBy: [
      test('e2e/shop/catalog.spec.ts', 'Back from a product restores filters, sort, page and scroll position'),
      test(
        'e2e/shop/purchase-journey.spec.ts',
        'a user fills the cart, returns after a reload, changes it and opens the products at the retailer',
      ),
    ],
  },
  '3.3.8': {
    how: 'There is nothing to sign in to; Account does nothing.',
    shownBy: [test(FRAME, 'the user button does nothing')],
  },
  '4.1.2': {
    how: 'Native elements, or MUI’s with their roles. Toggles say whether they are pressed, disclosures whether they are open, links whether they are the current page.',
    shownBy: [
      AXE,
      test(EVERY_PAGE, 'the cart after a purchase and open tooltips pass axe'),
      test(FRAME, 'marks the link of the current page'),
    ],
  },
  '4.1.3': {
    how: 'Status elements announce changes of a list, a cart, a picture and a checkout once; notifications announce themselves.',
    shownBy: [
      test(LISTING, 'a hidden status announces sorts, pages and filters, once they are shown'),
      test(
        'src/features/cart/CartPage.test.tsx',
        'two presses of plus are announced once, with product, quantity and totals',
      ),
      test(
        'src/features/cart/checkout/checkout.test.tsx',
        'with %i of 3 tabs, one existing status announces the result, and the toast only its title',
      ),
      test('src/ui/toast/ToastCard.test.tsx', 'a toast is announced %s'),
      HEARD,
    ],
  },
}
