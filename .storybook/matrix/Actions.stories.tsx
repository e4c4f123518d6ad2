import * as showcaseAction from '#src/features/blog/blocks/showcase/ShowcaseAction.stories.tsx'
import * as buyNow from '#src/features/product/buy/BuyNow.stories.tsx'
import * as productSearchLink from '#src/features/products/ProductSearchLink.stories.tsx'
import * as button from '#src/ui/controls/buttons.stories.tsx'
import * as iconButton from '#src/ui/controls/icon-buttons.stories.tsx'
import * as link from '#src/ui/controls/links.stories.tsx'
import * as pagination from '#src/ui/controls/Pagination.stories.tsx'
import * as schemeToggle from '#src/ui/controls/SchemeToggle.stories.tsx'
import * as breadcrumbs from '#src/ui/page/Breadcrumbs.stories.tsx'
import preview from '../preview.tsx'
import { componentMatrix } from './component-matrix.tsx'

const meta = preview.meta({ title: 'Matrix/Actions', tags: ['!autodocs'] })

export const Breadcrumbs = meta.story(componentMatrix(breadcrumbs, 160))
export const Button = meta.story(componentMatrix(button))
export const BuyNow = meta.story(componentMatrix(buyNow, 160))
export const IconButton = meta.story(componentMatrix(iconButton, 160))
export const Link = meta.story(componentMatrix(link, 160))
export const Pagination = meta.story(componentMatrix(pagination, 160))
export const ProductSearchLink = meta.story(componentMatrix(productSearchLink, 160))
export const SchemeToggle = meta.story(componentMatrix(schemeToggle, 160))
export const ShowcaseAction = meta.story(componentMatrix(showcaseAction))
