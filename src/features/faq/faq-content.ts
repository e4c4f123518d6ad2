/** Questions and answers of the FAQ, in seven categories (spec §2). Links use the ids, so they stay the same. */
import type { Faq } from '#src/content/content-file.ts'

const categories: Faq['categories'] = [
  {
    id: 'buying',
    title: 'Buying from {retailer}',
    questions: [
      {
        id: 'how-buying-works',
        question: 'How do I buy something I found here?',
        answer: [
          'Add it to your cart from any product listing, or open the product and choose Buy Now. At checkout, each product opens on its own page at {retailer} in a new tab. You order and pay there.',
          'The cart here works like a shopping list. Nothing is ordered until you place the order at {retailer}.',
        ],
      },
      {
        id: 'several-tabs',
        question: 'Why does checkout open several tabs?',
        answer: [
          'Each product is sold on its own page at {retailer}, so each one opens in its own tab.',
          'Some browsers block all but the first tab. If that happens, your cart lists the blocked products as links so you can open them one at a time. To open them all at once, allow popups for this site.',
        ],
      },
      {
        id: 'quantities',
        question: 'Will my quantities carry over?',
        answer: [
          'No. Checkout opens one tab per product, regardless of quantity. Set the quantity at {retailer} before you order.',
        ],
      },
      {
        id: 'account',
        question: 'Do I need an account?',
        answer: [
          'No. {store} has no accounts, so there’s nothing to sign in to. {retailer} may ask you to sign in when you order.',
        ],
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
          '{retailer} sells and ships every product, and takes returns. {store} doesn’t stock or ship products.',
        ],
      },
      {
        id: 'shipping-cost',
        question: 'How much does shipping cost?',
        answer: [
          '{retailer} calculates shipping and sales tax when you order, based on your address and delivery speed. That’s why our cart shows “Calculated at {retailer}” for both.',
        ],
      },
      {
        id: 'where-delivered',
        question: 'Can you ship to my address?',
        answer: [
          'That’s up to {retailer}. Open the product there and enter your address to see if it ships to you and when it would arrive.',
        ],
      },
      {
        id: 'tracking',
        question: 'Where’s my order?',
        answer: [
          'Check your order status at {retailer}. We don’t have access to orders, so we can’t look yours up for you.',
        ],
      },
    ],
  },
  {
    id: 'pricing',
    title: 'Prices and availability',
    questions: [
      {
        id: 'price-differs',
        question: 'Why is the price different at {retailer}?',
        answer: [
          'Prices change, and ours can be slightly out of date. The price {retailer} shows when you order is the price you pay.',
        ],
      },
      {
        id: 'struck-out-price',
        question: 'What does the crossed-out price mean?',
        answer: [
          'It’s the product’s original price. The savings next to it are the difference between that and the current price.',
        ],
      },
      {
        id: 'pay-more',
        question: 'Do I pay more if I use your links?',
        answer: ['No. The price at {retailer} is the same with or without our links.'],
      },
      {
        id: 'out-of-stock',
        question: 'Why is a product in stock here but not at {retailer}?',
        answer: [
          'Stock at {retailer} can change after we update a listing. When we know a product is unavailable, its page says Out of Stock.',
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
          'Each of our links goes to one specific product, identified by its ASIN, so you don’t end up with a look-alike.',
          '{retailer} sells and ships every product, so you know who it comes from.',
        ],
      },
      {
        id: 'asin',
        question: 'What is an ASIN?',
        answer: [
          'An ASIN is a product’s ID in the retailer’s catalog. It’s listed under Product Information on our product pages. If the ASIN at {retailer} matches, it’s the same product.',
        ],
      },
      {
        id: 'reviews-independent',
        question: 'Are your reviews independent?',
        answer: [
          'Yes. No brand or retailer can pay for a review, see it before it’s published or change it. We also tell you what we didn’t like.',
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
        question: 'Who provides the warranty?',
        answer: [
          'The brand provides the product warranty, and {retailer} must honor any rights you have under the law. Keep your order confirmation from {retailer} as proof of purchase.',
          '{store} doesn’t sell the products, so we don’t provide a warranty of our own.',
        ],
      },
      {
        id: 'arrived-broken',
        question: 'What if something arrives damaged?',
        answer: [
          'Contact {retailer} about your order, and include photos of the product and the box. Please don’t send anything to us. We don’t have a warehouse, so it would only delay your claim.',
        ],
      },
      {
        id: 'returns',
        question: 'How do I return something?',
        answer: [
          'Start the return from your order at {retailer}. Its return policy explains how many days you have, who pays for return shipping and what to include in the box.',
        ],
      },
      {
        id: 'refund',
        question: 'When will I get my refund?',
        answer: [
          'Refunds come from {retailer}, because that’s who you paid. Timing depends on its return policy and your payment method.',
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
          'No. You pay at {retailer}. {store} never asks for a card number. If a page on this site appears to ask for one, close it and don’t enter anything.',
        ],
      },
      {
        id: 'what-is-stored',
        question: 'What do you store about me?',
        answer: [
          'Nothing that identifies you. Your browser stores a random ID for your cart and, if you choose one, your color scheme. The cart linked to that ID contains products and quantities.',
        ],
        more: { to: '/privacy', label: 'See the full list' },
      },
      {
        id: 'tracking-me',
        question: 'Do you track me?',
        answer: [
          'No. There are no ads or analytics on this site. Links to {retailer} include our affiliate tag, which tells {retailer} that you came from {store}. {retailer}’s privacy policy explains how it uses that information.',
        ],
      },
      {
        id: 'erase',
        question: 'How do I delete the data stored in my browser?',
        answer: [
          'Clear this site’s data in your browser settings. Your next visit starts with a new, empty cart. There’s no account to close.',
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
          'A store that recommends products sold by another retailer. We choose, describe and review products, and link to {retailer}, which sells them. {retailer} handles payment, delivery and customer service.',
        ],
      },
      {
        id: 'how-we-earn',
        question: 'How does {store} make money?',
        answer: [
          'When you buy through one of our links, {retailer} may pay us a commission. It comes from {retailer} and doesn’t change the price you pay.',
        ],
        more: { to: '/affiliate', label: 'Read the affiliate disclosure' },
      },
      {
        id: 'commission-and-choice',
        question: 'Do commissions affect what you recommend?',
        answer: [
          'No. Our reviewers don’t know how much we earn from a product, and a product that falls short gets a low rating either way.',
        ],
      },
      {
        id: 'which-links',
        question: 'Which links earn you a commission?',
        answer: [
          'Links to {retailer} and our other partners. Each one says that it opens in a new tab, and there’s a note about commissions next to every buy button. Links to other pages on this site earn us nothing.',
        ],
      },
      {
        id: 'ask-us',
        question: 'What can I contact you about?',
        answer: [
          'Anything before you buy: which of two products is right for you, what a spec means or whether a cable fits. And if you find a mistake on this site, please let us know.',
        ],
        more: { to: '/contact', label: 'Contact us' },
      },
    ],
  },
]

export const faq: Faq = {
  lead: 'How buying from {retailer} works, who handles shipping, returns and warranties, and how {store} makes money.',
  categories,
}
