import * as showcaseAction from '#src/features/blog/blocks/ShowcaseAction.stories.tsx'
import * as buyNow from '#src/features/product/BuyNow.stories.tsx'
import * as breadcrumbs from '#src/ui/Breadcrumbs.stories.tsx'
import * as button from '#src/ui/buttons.stories.tsx'
import * as iconButton from '#src/ui/icon-buttons.stories.tsx'
import * as link from '#src/ui/links.stories.tsx'
import * as pagination from '#src/ui/Pagination.stories.tsx'
import * as productSearchLink from '#src/ui/ProductSearchLink.stories.tsx'
import * as schemeToggle from '#src/ui/SchemeToggle.stories.tsx'
import preview from '../preview.tsx'
import { sheetOf } from './sheet-of.tsx'

const meta = preview.meta({ title: 'Matrix/Actions', tags: ['!autodocs'] })

export const Breadcrumbs = meta.story(sheetOf(breadcrumbs, 160))
export const Button = meta.story(sheetOf(button))
export const BuyNow = meta.story(sheetOf(buyNow, 160))
export const IconButton = meta.story(sheetOf(iconButton, 160))
export const Link = meta.story(sheetOf(link, 160))
export const Pagination = meta.story(sheetOf(pagination, 160))
export const ProductSearchLink = meta.story(sheetOf(productSearchLink, 160))
export const SchemeToggle = meta.story(sheetOf(schemeToggle, 160))
export const ShowcaseAction = meta.story(sheetOf(showcaseAction))
