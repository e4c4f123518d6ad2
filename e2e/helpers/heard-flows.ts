/**
 * Steps of people who use a screen reader, as data. The text files of `e2e/heard/` have the words that they hear
 * (`e2e/nightly/heard.spec.ts`).
 */
import type { Page } from '@playwright/test'
import { studioHeadphones } from '#fixtures/products.ts'

/** Role and start of the accessible name. The first such element is meant. */
export type Target = [role: Parameters<Page['getByRole']>[0], name?: string]

export type Step =
  /** Reads an element and everything in it. */
  | { read: Target }
  /** Presses a key on an element, or on the focused one. */
  | { press: string; on?: Target }
  | { type: string; on: Target }

/** A bug that is planted in the page, to show that the comparison of the transcripts finds it. */
export type Fault = {
  kind: 'missing name' | 'announced twice' | 'wrong order' | 'words run together'
  /** Selects the elements that have it. */
  at: string
  /** The first line that then differs. */
  heard: string
}

export type Flow = { path: string; isOnPhone?: true; steps: Step[]; fault: Fault }

/** By the name of the text file. */
export const FLOWS: Record<string, Flow> = {
  'home-and-card': {
    path: '',
    steps: [
      { press: 'Tab' },
      { read: ['banner'] },
      { read: ['article'] },
      { press: 'Space', on: ['button', 'Save'] },
      { read: ['navigation', 'Pagination'] },
      { press: 'Enter', on: ['button', 'Page 2'] },
    ],
    fault: { kind: 'missing name', at: '[aria-label="Pause ticker"]', heard: 'button' },
  },
  search: {
    path: 'cart/',
    steps: [
      { type: 'studio', on: ['searchbox', 'Search products'] },
      { press: 'Enter' },
      { read: ['list', 'Applied filters'] },
      { type: ' zither', on: ['searchbox', 'Search products'] },
      { press: 'Enter' },
      { press: 'Enter', on: ['button', 'Remove filter'] },
    ],
    fault: {
      kind: 'announced twice',
      at: 'main [role=status]',
      heard: 'polite: Filtered by “studio zither”, 0 products',
    },
  },
  filter: {
    path: '',
    steps: [
      { read: ['complementary', 'Filters'] },
      { press: 'Space', on: ['checkbox', 'Over $500'] },
      { press: 'Enter', on: ['button', 'Laptops'] },
      { press: 'ArrowDown', on: ['combobox', 'Sort by'] },
      { press: 'Enter', on: ['button', 'Remove filter Over $500'] },
      { press: 'Enter', on: ['button', 'Clear all'] },
    ],
    fault: {
      kind: 'words run together',
      at: 'aside [aria-pressed]',
      heard: 'button, ProAudio 26, cat-pro-audio, not pressed',
    },
  },
  'product-and-gallery': {
    path: '?search=studio',
    steps: [
      { press: 'Enter', on: ['link', studioHeadphones.title] },
      { read: ['main'] },
      { press: 'Enter', on: ['button', 'Next image'] },
      { press: 'Enter', on: ['button', 'View larger image'] },
      { read: ['dialog'] },
      { press: 'ArrowRight' },
      { press: 'Escape' },
    ],
    fault: { kind: 'missing name', at: '[aria-label="Previous image"]', heard: 'button' },
  },
  'add-to-cart': {
    path: '',
    steps: [
      { press: 'Enter', on: ['button', 'Add to Cart'] },
      { press: 'F8' },
      { read: ['region', 'Notifications'] },
      { press: 'Escape' },
      { read: ['link', 'Cart'] },
    ],
    fault: { kind: 'words run together', at: '[role=status]', heard: 'polite: Itemaddedtocartsuccessfully' },
  },
  cart: {
    path: '?search=studio',
    steps: [
      { press: 'Enter', on: ['button', 'Add to Cart'] },
      { press: 'Enter', on: ['link', 'Cart, 1'] },
      { read: ['main'] },
      { press: 'Enter', on: ['button', 'Increase quantity'] },
      { press: 'Enter', on: ['button', 'Remove'] },
      { press: 'Enter', on: ['button', 'Undo'] },
    ],
    fault: {
      kind: 'announced twice',
      at: 'main [role=status]:not(section *)',
      heard: 'polite: Dovane Harbor Studio Dock, quantity 2, $658.00. Estimated Total $658.00',
    },
  },
  'checkout-with-blocked-tabs': {
    path: 'cart/?demo=cart-5-lines,popups-first-only',
    steps: [{ press: 'Enter', on: ['button', 'Check Out'] }, { read: ['region', 'Order Summary'] }],
    fault: { kind: 'wrong order', at: '[aria-label="Not opened"]', heard: 'list, Not opened' },
  },
  'menu-on-a-phone': {
    path: '',
    isOnPhone: true,
    steps: [
      { press: 'Enter', on: ['button', 'Open menu'] },
      { read: ['banner'] },
      { press: 'Tab' },
      { press: 'Escape' },
      { press: 'Enter', on: ['button', 'Find products'] },
    ],
    fault: { kind: 'missing name', at: 'nav[aria-label=Main]', heard: 'navigation' },
  },
  'filter-drawer': {
    path: '',
    isOnPhone: true,
    steps: [
      { press: 'Enter', on: ['button', 'Filters'] },
      { read: ['dialog', 'Filters'] },
      { press: 'Space', on: ['checkbox', 'Over $500'] },
      { press: 'Enter', on: ['button', 'Show'] },
    ],
    fault: { kind: 'wrong order', at: '[aria-label="Close filters"]', heard: 'button, Close filters' },
  },
  'contact-form': {
    path: 'contact/',
    steps: [
      { read: ['form', 'Contact'] },
      { type: 'ada', on: ['textbox', 'Email Address'] },
      { press: 'Enter', on: ['button', 'Send Message'] },
      { type: 'Ada Quill', on: ['textbox', 'Full Name'] },
      { read: ['form', 'Contact'] },
    ],
    fault: { kind: 'wrong order', at: 'form button', heard: 'button, Send Message' },
  },
  faq: {
    // The question of the address is open. On a phone, it is the first group of the page.
    path: 'faq/#how-buying-works',
    isOnPhone: true,
    steps: [{ read: ['group'] }],
    fault: { kind: 'words run together', at: 'summary', heard: 'HowdoIbuysomethingIfoundhere?' },
  },
}
