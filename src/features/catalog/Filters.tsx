import { styled } from '@mui/material/styles'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import type { Brand, Category } from '#src/api/contract.ts'
import { PlainLink } from '#src/ui/links.tsx'
import { useAskedListing, useListingChange } from './AskedListing.tsx'
import { FilterSection } from './FilterSection.tsx'
import { LatestReviews } from './LatestReviews.tsx'
import type { ListingSearch } from './listing-search.ts'
import { FailedFilters } from './listing-states.tsx'
import { describePriceRanges, PRICE_RANGES, type PriceRange } from './price-ranges.ts'
import { brandsOptions, categoriesOptions } from './queries.ts'

/** spec §9. */
const BRANDS_SHOWN = 10

export type FiltersProps = {
  /** On a category's page, which no filter leaves. */
  slug?: string
  /** The category there, once it is known. */
  category?: Category
}

/** The four sections of the filter sidebar (spec §2, Filter sidebar). */
export const Filters = memo(function Filters({ slug, category }: FiltersProps) {
  return (
    <>
      <FilterSection title="Categories" isOpenAtFirst>
        {slug === undefined ? (
          <Categories />
        ) : (
          <>
            {category && <Choice filter="categoryId" option={category} isChosen isLocked />}
            <PlainLink to="/">All categories</PlainLink>
          </>
        )}
      </FilterSection>
      <FilterSection title="Brands">
        <Brands />
      </FilterSection>
      <FilterSection title="Price Range" isOpenAtFirst>
        <PriceRanges />
      </FilterSection>
      <FilterSection title="Latest Reviews">
        <LatestReviews />
      </FilterSection>
    </>
  )
})

const Categories = () => <Choices filter="categoryId" what="categories" read={useQuery(categoriesOptions())} />

const Brands = () => <Choices filter="brandId" what="brands" read={useQuery(brandsOptions())} max={BRANDS_SHOWN} />

type ChoicesProps = {
  filter: 'categoryId' | 'brandId'
  what: string
  read: UseQueryResult<(Category | Brand)[]>
  max?: number
}

function Choices({ filter, what, read: { data, errorUpdateCount, isFetching, refetch }, max }: ChoicesProps) {
  const chosen = useAskedListing(filter)
  // Also while it is asked again: the button that was pressed stays in its place.
  if (!data && errorUpdateCount > 0) return <FailedFilters what={what} isAskedAgain={isFetching} onRetry={refetch} />
  return data
    ?.slice(0, max)
    .map((option) => <Choice key={option.id} filter={filter} option={option} isChosen={option.id === chosen} />)
}

/** Several together, applied as one range from the lowest to the highest (spec §3). */
function PriceRanges() {
  const ranges = useAskedListing('priceRanges') ?? []
  const applied = describePriceRanges(ranges)
  return (
    <>
      {PRICE_RANGES.map((range) => (
        <Range key={range.id} range={range} isChosen={ranges.includes(range.id)} />
      ))}
      <Applied>{applied && `Showing: ${applied}`}</Applied>
    </>
  )
}

const Range = memo(function Range({ range, isChosen }: { range: PriceRange; isChosen: boolean }) {
  const change = useListingChange()
  const toggle = ({ priceRanges = [] }: ListingSearch) => ({
    priceRanges: isChosen ? priceRanges.filter((other) => other !== range.id) : [...priceRanges, range.id],
  })
  return (
    <Check>
      <input type="checkbox" checked={isChosen} onChange={() => change(toggle)} />
      {range.label}
    </Check>
  )
})

type ChoiceProps = {
  filter: 'categoryId' | 'brandId'
  option: Category | Brand
  isChosen: boolean
  isLocked?: boolean
}

/** Single-select: choosing the chosen one clears it (spec §4). */
const Choice = memo(function Choice({ filter, option, isChosen, isLocked }: ChoiceProps) {
  const change = useListingChange()
  return (
    <ChoiceButton
      type="button"
      aria-pressed={isChosen}
      disabled={isLocked}
      onClick={() => change({ [filter]: isChosen ? undefined : option.id })}
    >
      {option.name} <span>{option.productCount}</span>
    </ChoiceButton>
  )
})

const ChoiceButton = styled('button')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 36,
  padding: '0 8px',
  border: 0,
  borderRadius: 4,
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '& span': { ...theme.typography.reading, flex: 'none', fontSize: 13, color: theme.vars.palette.text.secondary },
  '&[aria-pressed=true]': {
    fontWeight: 600,
    background: theme.vars.palette.background.paper,
    boxShadow: `inset 2px 0 ${theme.vars.palette.signal.bright}`,
  },
  '&:disabled': { cursor: 'default' },
  '@media (hover: hover)': { '&:enabled:hover': { background: theme.vars.palette.divider } },
  [theme.breakpoints.down('md')]: { minHeight: 44 },
}))

const Check = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 36,
  padding: '0 8px',
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, accentColor: theme.vars.palette.text.primary },
  [theme.breakpoints.down('md')]: { minHeight: 44 },
}))

const Applied = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '4px 8px',
  color: theme.vars.palette.text.secondary,
  '&:empty': { display: 'none' },
}))
