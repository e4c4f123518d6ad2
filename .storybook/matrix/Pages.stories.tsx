import preview from '../preview.tsx'
import { pageSheet } from './page-sheet.tsx'

// Vitest serves no documents of stories; each page is looked at by axe as itself.
const meta = preview.meta({ title: 'Matrix/Pages', tags: ['!autodocs', '!test'] })

export const Home = meta.story(pageSheet('pages-home--loaded'))
export const Category = meta.story(pageSheet('pages-category--loaded'))
export const Product = meta.story(pageSheet('pages-product--loaded'))
export const Cart = meta.story(pageSheet('pages-cart--loaded'))
export const EmptyCart = meta.story(pageSheet('pages-cart--empty'))
export const Blog = meta.story(pageSheet('pages-blog--loaded'))
export const Post = meta.story(pageSheet('pages-post--loaded'))
export const Reviews = meta.story(pageSheet('pages-reviews--unfiltered'))
export const Deals = meta.story(pageSheet('pages-deals--default'))
export const Faq = meta.story(pageSheet('pages-faq--closed'))
export const About = meta.story(pageSheet('pages-about--default'))
export const Contact = meta.story(pageSheet('pages-contact--untouched'))
export const Privacy = meta.story(pageSheet('pages-privacy--default'))
export const Terms = meta.story(pageSheet('pages-terms--default'))
export const AffiliateDisclosure = meta.story(pageSheet('pages-affiliate-disclosure--default'))
export const PageNotFound = meta.story(pageSheet('pages-page-not-found--default'))
