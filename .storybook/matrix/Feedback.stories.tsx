import * as questionAndAnswer from '#src/features/faq/FaqItem.stories.tsx'
import * as listingWithoutProducts from '#src/features/listing/results/listing-states.stories.tsx'
import * as productNotFound from '#src/features/product/MissingProduct.stories.tsx'
import * as partThatMayFail from '#src/ui/feedback/ErrorBoundary.stories.tsx'
import * as notice from '#src/ui/feedback/Notice.stories.tsx'
import * as partThatComesLater from '#src/ui/on-demand.stories.tsx'
import preview from '../preview.tsx'
import { componentMatrix } from './component-matrix.tsx'

const meta = preview.meta({ title: 'Matrix/Feedback', tags: ['!autodocs'] })

export const ListingWithoutProducts = meta.story(componentMatrix(listingWithoutProducts, 480))
export const Notice = meta.story(componentMatrix(notice, 480))
export const PartThatComesLater = meta.story(componentMatrix(partThatComesLater, 480))
export const PartThatMayFail = meta.story(componentMatrix(partThatMayFail, 480))
export const ProductNotFound = meta.story(componentMatrix(productNotFound, 480))
export const QuestionAndAnswer = meta.story(componentMatrix(questionAndAnswer, 480))
