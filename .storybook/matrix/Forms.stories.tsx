import * as contactForm from '#src/features/info/ContactForm.stories.tsx'
import * as filterChips from '#src/features/listing/FilterChips.stories.tsx'
import * as filterSection from '#src/features/listing/FilterSection.stories.tsx'
import * as filters from '#src/features/listing/Filters.stories.tsx'
import * as reviewsInTheFilters from '#src/features/listing/LatestReviews.stories.tsx'
import * as loadMoreAndPages from '#src/features/listing/ListingPages.stories.tsx'
import * as sort from '#src/features/listing/SortControl.stories.tsx'
import * as viewToggle from '#src/features/listing/ViewToggle.stories.tsx'
import * as field from '#src/ui/Field.stories.tsx'
import * as selectField from '#src/ui/SelectField.stories.tsx'
import * as textArea from '#src/ui/TextArea.stories.tsx'
import preview from '../preview.tsx'
import { sheetOf } from './sheet-of.tsx'

const meta = preview.meta({ title: 'Matrix/Forms', tags: ['!autodocs'] })

export const ContactForm = meta.story(sheetOf(contactForm, 320))
export const Field = meta.story(sheetOf(field, 320))
export const FilterChips = meta.story(sheetOf(filterChips, 320))
export const FilterSection = meta.story(sheetOf(filterSection, 320))
export const Filters = meta.story(sheetOf(filters, 320))
export const LoadMoreAndPages = meta.story(sheetOf(loadMoreAndPages, 320))
export const ReviewsInTheFilters = meta.story(sheetOf(reviewsInTheFilters, 320))
export const SelectField = meta.story(sheetOf(selectField, 320))
export const Sort = meta.story(sheetOf(sort, 320))
export const TextArea = meta.story(sheetOf(textArea, 320))
export const ViewToggle = meta.story(sheetOf(viewToggle, 320))
