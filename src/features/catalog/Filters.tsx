import { styled } from '@mui/material/styles'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Brand, Category } from '#src/api/contract.ts'
import { PlainLink } from '#src/ui/links.tsx'
import { FilterSection } from './FilterSection.tsx'
import { LatestReviews } from './LatestReviews.tsx'
import { FailedFilters } from './listing-states.tsx'
import { useOptimisticListing } from './OptimisticListing.tsx'
import { describePriceRanges, PRICE_RANGES } from './price-ranges.ts'
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
export function Filters({ slug, category }: FiltersProps) {
  return (
    <>
      <FilterSection title="Categories" isOpenAtFirst>
        {slug === undefined ? (
          <Categories />
        ) : (
          <>
            {category && <Choice filter="categoryId" option={category} isLocked />}
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
}

const Categories = () => <Choices filter="categoryId" what="categories" read={useQuery(categoriesOptions())} />

const Brands = () => <Choices filter="brandId" what="brands" read={useQuery(brandsOptions())} max={BRANDS_SHOWN} />

type ChoicesProps = {
  filter: 'categoryId' | 'brandId'
  what: string
  read: UseQueryResult<(Category | Brand)[]>
  max?: number
}

function Choices({ filter, what, read: { data, errorUpdateCount, isFetching, refetch }, max }: ChoicesProps) {
  // Also while it is asked again: the button that was pressed stays in its place.
  if (!data && errorUpdateCount > 0) return <FailedFilters what={what} isAskedAgain={isFetching} onRetry={refetch} />
  return data?.slice(0, max).map((option) => <Choice key={option.id} filter={filter} option={option} />)
}

/** Several together, applied as one range from the lowest to the highest (spec §3). */
function PriceRanges() {
  const [{ priceRanges = [] }, setListing] = useOptimisticListing()
  const applied = describePriceRanges(priceRanges)
  return (
    <>
      {PRICE_RANGES.map(({ id, label }) => (
        <Check key={id}>
          <input
            type="checkbox"
            checked={priceRanges.includes(id)}
            onChange={({ target: { checked } }) =>
              setListing(({ priceRanges: others = [] }) => ({
                priceRanges: checked ? [...others, id] : others.filter((other) => other !== id),
              }))
            }
          />
          {label}
        </Check>
      ))}
      <Applied>{applied && `Showing: ${applied}`}</Applied>
    </>
  )
}

type ChoiceProps = {
  filter: 'categoryId' | 'brandId'
  option: Category | Brand
  isLocked?: boolean
}

/** Single-select: choosing the chosen one clears it (spec §4). */
function Choice({ filter, option, isLocked = false }: ChoiceProps) {
  const [{ [filter]: chosen }, setListing] = useOptimisticListing()
  const isChosen = isLocked || option.id === chosen
  return (
    <ChoiceButton
      type="button"
      aria-pressed={isChosen}
      disabled={isLocked}
      onClick={() => setListing({ [filter]: isChosen ? undefined : option.id })}
    >
      {option.name} <span>{option.productCount}</span>
    </ChoiceButton>
  )
}

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
