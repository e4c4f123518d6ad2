/** Questions and answers of the FAQ, in seven categories (spec §2). */
import type { Site } from '#src/config/site.tsx'

export type Question = {
  /** The question's hash: unique on the page, and stable, because links use it. */
  id: string
  question: string
  /** Paragraphs. */
  answer: string[]
  /** Link to more about it. */
  more?: { to: '/about' | '/contact' | '/privacy' | '/affiliate' | '/reviews' | '/deals'; label: string }
}

export type FaqCategory = { id: string; title: string; questions: Question[] }

/** Returns the categories with the names of the configured store and retailer. */
export const faqContent = ({ store: { name: store }, retailer: { name: retailer } }: Site): FaqCategory[] => [
  {
    id: 'buying',
    title: `Buying through ${retailer}`,
    questions: [
      {
        id: 'how-buying-works',
        question: 'How do I buy something I found here?',
        answer: [
          `Add it to your cart from any product card, or open the product and choose Buy Now. Checking out opens each product’s own page at ${retailer} in a new tab. You order and pay there.`,
          `Think of the cart here as a shopping list. Nothing is ordered until you order it at ${retailer}.`,
        ],
      },
      {
        id: 'several-tabs',
        question: 'Why does checkout open several tabs?',
        answer: [
          `Every product is bought on its own page at ${retailer}, so every product gets its own tab.`,
          'Browsers often let a page open only one tab at a click. If yours held some back, the cart lists them as links and you can open them one by one. Allowing popups for this site opens them all at once.',
        ],
      },
      {
        id: 'quantities',
        question: 'Does my quantity travel along?',
        answer: [
          `No. One tab opens for each product, however many you want of it. Set the quantity at ${retailer} before you order.`,
        ],
      },
      {
        id: 'account',
        question: 'Do I need an account?',
        answer: [`Not here: ${store} has no accounts and no sign-in. ${retailer} may ask for one when you order.`],
      },
    ],
  },
  {
    id: 'shipping',
    title: 'Shipping and delivery',
    questions: [
      {
        id: 'who-ships',
        question: 'Who ships my order?',
        answer: [
          `${retailer}, or the seller named on ${retailer}’s product page. The parcel never passes through our hands.`,
        ],
      },
      {
        id: 'shipping-cost',
        question: 'What does shipping cost?',
        answer: [
          `That depends on where you live and how fast you want it, so ${retailer} works it out when you order. Our cart says “Calculated at ${retailer}” instead of guessing. The same goes for tax.`,
        ],
      },
      {
        id: 'where-delivered',
        question: 'Do you deliver to my country?',
        answer: [
          `${retailer} decides where each product can go. Open the product there and set your address: its page then says whether and when it can reach you.`,
        ],
      },
      {
        id: 'tracking',
        question: 'Where is my parcel?',
        answer: [`Look in your orders at ${retailer}. We cannot see orders, so we cannot look yours up.`],
      },
    ],
  },
  {
    id: 'pricing',
    title: 'Prices and availability',
    questions: [
      {
        id: 'price-differs',
        question: `Why is the price at ${retailer} a different one?`,
        answer: [
          `Prices move, and ours can be a little behind. The price that counts is the one ${retailer} shows at the moment you order.`,
        ],
      },
      {
        id: 'struck-out-price',
        question: 'What does the struck-out price mean?',
        answer: [
          'It is the original price in the listing. The savings beside it are that price minus the current one, and nothing else is counted in.',
        ],
      },
      {
        id: 'pay-more',
        question: 'Do I pay more because I came from here?',
        answer: [`No. ${retailer}’s price is the same with our link and without it.`],
      },
      {
        id: 'out-of-stock',
        question: `It is in stock here but not at ${retailer}. Why?`,
        answer: [
          `Stock is ${retailer}’s, and the last piece may have gone since our listing was made. A product that we know to be gone says Out of Stock on its page.`,
        ],
      },
    ],
  },
  {
    id: 'authenticity',
    title: 'Authenticity',
    questions: [
      {
        id: 'genuine',
        question: 'Are the products genuine?',
        answer: [
          'We list products under the brand that makes them and link to one exact product, named by its ASIN, so that you do not land on a look-alike.',
          `Who sells it can still vary. ${retailer} names the seller on the product page: check it before you order.`,
        ],
      },
      {
        id: 'asin',
        question: 'What is an ASIN?',
        answer: [
          `A product’s number in the retailer’s catalogue. You find it under Product Information on our product pages. When the number at ${retailer} is the same, so is the product.`,
        ],
      },
      {
        id: 'reviews-independent',
        question: 'Are your reviews independent?',
        answer: [
          'Yes. No brand and no retailer pays for a review, sees it before it is published or gets to change it. What did not work for us stays in.',
        ],
        more: { to: '/reviews', label: 'Read the reviews' },
      },
    ],
  },
  {
    id: 'warranty-returns',
    title: 'Warranty and returns',
    questions: [
      {
        id: 'warranty',
        question: 'Who gives the warranty?',
        answer: [
          `The brand gives its warranty, and the seller you bought from owes you what the law where you live says. Keep ${retailer}’s order confirmation: it is your proof of purchase for both.`,
          `${store} does not sell the product and so gives no warranty of its own.`,
        ],
      },
      {
        id: 'arrived-broken',
        question: 'Something arrived broken. What now?',
        answer: [
          `Tell ${retailer} from your order there, with a photograph of the product and of the box. Please do not send it to us: we have no warehouse, and it would only lose time.`,
        ],
      },
      {
        id: 'returns',
        question: 'How do I return something?',
        answer: [
          `From your order at ${retailer}, under its return rules. They say how many days you have, who pays for the way back, and what must be in the box.`,
        ],
      },
      {
        id: 'refund',
        question: 'When do I get my money back?',
        answer: [
          `${retailer} pays refunds, because ${retailer} took the payment. How long that takes is in its return rules and depends on how you paid.`,
        ],
      },
    ],
  },
  {
    id: 'data-security',
    title: 'Data and security',
    questions: [
      {
        id: 'payment-details',
        question: 'Do you see my payment details?',
        answer: [
          `No. You pay at ${retailer}. No page of ${store} asks for a card number; should one ever seem to, leave it and do not type anything.`,
        ],
      },
      {
        id: 'what-is-stored',
        question: 'What do you store about me?',
        answer: [
          'Nothing with your name on it. This browser keeps a random identifier for your cart and, if you chose one, your colour scheme. The cart behind that identifier holds products and quantities.',
        ],
        more: { to: '/privacy', label: 'See every item, by name' },
      },
      {
        id: 'tracking-me',
        question: 'Do you track me?',
        answer: [
          `No. There is no advertising and no analytics on these pages. A link to ${retailer} carries our affiliate tag, so that ${retailer} knows where you came from; what it does with that is in its own privacy notice.`,
        ],
      },
      {
        id: 'erase',
        question: 'How do I erase what this browser keeps?',
        answer: [
          'Clear the data of this site in your browser’s settings. The next visit starts with a new, empty cart. Nothing else needs to be asked for, because there is no account to close.',
        ],
      },
    ],
  },
  {
    id: 'affiliate-store',
    title: 'The affiliate store',
    questions: [
      {
        id: 'what-is-affiliate',
        question: 'What is an affiliate store?',
        answer: [
          `A shop window. We choose products, describe and review them, and lead you to ${retailer}, which sells them. Payment, delivery and service are ${retailer}’s.`,
        ],
      },
      {
        id: 'how-we-earn',
        question: `How does ${store} make money?`,
        answer: [
          `When you buy through one of our links, ${retailer} pays us a commission out of its own share. You pay nothing for it.`,
        ],
        more: { to: '/affiliate', label: 'Read the affiliate disclosure' },
      },
      {
        id: 'commission-and-choice',
        question: 'Does the commission decide what you recommend?',
        answer: [
          'No. Whoever writes a review does not know what a product pays, and a product that disappoints is marked down all the same.',
        ],
      },
      {
        id: 'which-links',
        question: 'How do I know which links earn you something?',
        answer: [
          `Every link that leads to ${retailer} does, and each says that it opens a new tab. A line about commissions stands beside every button that buys. Links within ${store} earn nothing.`,
        ],
      },
      {
        id: 'ask-us',
        question: 'What can I ask you, then?',
        answer: [
          'Anything before you buy: which of two products suits you, what a reading means, whether a cable fits. And tell us when something on these pages is wrong.',
        ],
        more: { to: '/contact', label: 'Contact us' },
      },
    ],
  },
]
