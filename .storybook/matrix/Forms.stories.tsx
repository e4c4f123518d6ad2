import * as contactForm from '#src/features/info/ContactForm.stories.tsx'
import * as filterChips from '#src/features/listing/filters/FilterChips.stories.tsx'
import * as filterSection from '#src/features/listing/filters/FilterSection.stories.tsx'
import * as filters from '#src/features/listing/filters/Filters.stories.tsx'
import * as reviewsInTheFilters from '#src/features/listing/filters/LatestReviews.stories.tsx'
import * as loadMoreAndPages from '#src/features/listing/results/ListingPages.stories.tsx'
import * as sort from '#src/features/listing/results/SortControl.stories.tsx'
import * as viewToggle from '#src/features/listing/results/ViewToggle.stories.tsx'
import * as field from '#src/ui/controls/Field.stories.tsx'
import * as selectField from '#src/ui/controls/SelectField.stories.tsx'
import * as textArea from '#src/ui/controls/TextArea.stories.tsx'
import preview from '../preview.tsx'
import { componentMatrix } from './component-matrix.tsx'

const meta = preview.meta({ title: 'Matrix/Forms', tags: ['!autodocs'] })

export const ContactForm = meta.story(componentMatrix(contactForm, 320))
export const Field = meta.story(componentMatrix(field, 320))
export const FilterChips = meta.story(componentMatrix(filterChips, 320))
export const FilterSection = meta.story(componentMatrix(filterSection, 320))
export const FiltersSidebar = meta.story(componentMatrix(filters, 320))
export const LoadMoreAndPages = meta.story(componentMatrix(loadMoreAndPages, 320))
export const ReviewsInTheFilters = meta.story(componentMatrix(reviewsInTheFilters, 320))
export const SelectField = meta.story(componentMatrix(selectField, 320))
export const Sort = meta.story(componentMatrix(sort, 320))
export const TextArea = meta.story(componentMatrix(textArea, 320))
export const ViewToggle = meta.story(componentMatrix(viewToggle, 320))
