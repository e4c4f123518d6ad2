import preview from '../preview.tsx'
import { pageMatrix } from './page-matrix.tsx'

// Not run by Vitest, which cannot serve the iframes; axe checks each page in its own stories.
const meta = preview.meta({ title: 'Matrix/Pages', tags: ['!autodocs', '!test'] })

export const Home = meta.story(pageMatrix('pages-home--loaded'))
export const Category = meta.story(pageMatrix('pages-category--loaded'))
export const Product = meta.story(pageMatrix('pages-product--loaded'))
export const Cart = meta.story(pageMatrix('pages-cart--loaded'))
export const EmptyCart = meta.story(pageMatrix('pages-cart--empty'))
export const Blog = meta.story(pageMatrix('pages-blog--loaded'))
export const Post = meta.story(pageMatrix('pages-post--loaded'))
export const Reviews = meta.story(pageMatrix('pages-reviews--unfiltered'))
export const Deals = meta.story(pageMatrix('pages-deals--default'))
export const Faq = meta.story(pageMatrix('pages-faq--closed'))
export const About = meta.story(pageMatrix('pages-about--default'))
export const Contact = meta.story(pageMatrix('pages-contact--untouched'))
export const Privacy = meta.story(pageMatrix('pages-privacy--default'))
export const Terms = meta.story(pageMatrix('pages-terms--default'))
export const AffiliateDisclosure = meta.story(pageMatrix('pages-affiliate-disclosure--default'))
export const PageNotFound = meta.story(pageMatrix('pages-page-not-found--default'))
