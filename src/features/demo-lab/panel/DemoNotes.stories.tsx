import type { DemoApi } from '#src/demo/demo-api.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { useDemoStore } from './demo-store.ts'

const SERVER_NOTE =
  'A server that was entered in the Demo Lab receives the calls of products, cart: https://api.example.com/v1'

/** Returns a `beforeEach` that adds notes. Runs after the preview's `beforeEach`, which sets the demo API. */
const withNotes = (text: string) => () =>
  useDemoStore.setState(({ demo }): { demo: DemoApi | null } => ({ demo: demo && { ...demo, notes: () => text } }))

const meta = preview.meta({
  title: 'Demo Lab/State of the demo',
  component: ShopPage,
  tags: ['!autodocs', 'since:0.2.0'],
  parameters: { shop: { url: '/about/', lab: true } },
})

export const EnteredServer = meta.story({ beforeEach: withNotes(SERVER_NOTE) })

export const UnknownName = meta.story({
  beforeEach: withNotes('Unknown name in the link: cart-5-line (did you mean cart-5-lines?). The others are in force.'),
})

/** A link with a state was opened. */
const withSentState = () =>
  useDemoStore.setState(({ demo }): { demo: DemoApi | null } => ({ demo: demo && { ...demo, isSent: () => true } }))

export const SentState = meta.story({ beforeEach: withSentState })

export const SentStateOnAPhone = meta.story({
  beforeEach: withSentState,
  globals: { viewport: { value: 'phone' } },
})

export const Phone = meta.story({
  beforeEach: withNotes(SERVER_NOTE),
  globals: { viewport: { value: 'phone' } },
})
