import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { brandsOptions, categoriesOptions } from '#src/api/catalogue-queries.ts'
import type { Brand, Category } from '#src/api/contract.ts'
import { hasPage, type Site, useMoney, useSite } from '#src/config/site.tsx'
import { type SetListing, useOptimisticListing } from '#src/features/listing/OptimisticListing.tsx'
import { FailedFilters } from '#src/features/listing/results/listing-states.tsx'
import { formatCount } from '#src/lib/numbers.ts'
import { TextLink } from '#src/ui/controls/links.tsx'
import { OptionRow } from '#src/ui/controls/toggles.tsx'
import { FilterSection } from './FilterSection.tsx'
import { LatestReviews } from './LatestReviews.tsx'
import { describePriceRanges, describePrices, PRICE_RANGES } from './price-ranges.ts'

/** spec §9. */
const BRANDS_SHOWN = 10

export type FiltersProps = {
  /** The slug of the category page that contains the filters. They cannot change the category there. */
  slug?: string
  /** The category with this slug, once it is loaded. */
  category?: Category
}

/** The four sections of filters (spec §2, Filter sidebar). Without a reviews page, three. */
export function Filters({ slug, category }: FiltersProps) {
  return (
    <>
      <FilterSection title="Categories" isOpenAtFirst>
        {slug === undefined ? (
          <Categories />
        ) : (
          <>
            {category && <Choice filter="categoryId" option={category} isLocked />}
            <TextLink to="/" sx={{ display: 'inline-block', padding: 2 }}>
              All categories
            </TextLink>
          </>
        )}
      </FilterSection>
      <FilterSection title="Brands">
        <Brands />
      </FilterSection>
      <FilterSection title="Price Range" isOpenAtFirst>
        <PriceRanges />
      </FilterSection>
      {hasLatestReviews(useSite()) && (
        <FilterSection title="Latest Reviews">
          <LatestReviews />
        </FilterSection>
      )}
    </>
  )
}

/** The static links are about the demo's reviews. */
const hasLatestReviews = (site: Site) => hasPage(site, '/reviews') && !site.store.content?.includes('reviews')

const Categories = () => <Choices filter="categoryId" name="categories" query={useQuery(categoriesOptions())} />

const Brands = () => <Choices filter="brandId" name="brands" query={useQuery(brandsOptions())} max={BRANDS_SHOWN} />

type ChoicesProps = {
  filter: 'categoryId' | 'brandId'
  name: string
  query: UseQueryResult<(Category | Brand)[]>
  max?: number
}

function Choices({ filter, name, query: { data, errorUpdateCount, isFetching, refetch }, max }: ChoicesProps) {
  // `isError` is false during a retry, and the Retry button, which has the focus, would be removed.
  if (!data && errorUpdateCount > 0) return <FailedFilters name={name} isRetrying={isFetching} onRetry={refetch} />
  return data?.slice(0, max).map((option) => <Choice key={option.id} filter={filter} option={option} />)
}

/**
 * Price ranges of which several may be chosen. They apply as one range from the lowest to the highest price (spec §3).
 */
function PriceRanges() {
  const [{ priceRanges = [] }, setListing] = useOptimisticListing()
  const money = useMoney()
  const applied = describePriceRanges(priceRanges, money)
  return (
    <>
      <FormGroup>
        {PRICE_RANGES.map((range) => (
          <FormControlLabel
            key={range.id}
            label={describePrices(range, money)}
            control={
              <Checkbox
                size="small"
                checked={priceRanges.includes(range.id)}
                onChange={(_event, isChosen) => setListing({ kind: 'priceRange', id: range.id, isChosen })}
              />
            }
          />
        ))}
      </FormGroup>
      {applied && (
        <Typography variant="body2" color="textSecondary" sx={{ padding: '4px 8px' }}>
          {`Showing: ${applied}`}
        </Typography>
      )}
    </>
  )
}

type ChoiceProps = {
  filter: 'categoryId' | 'brandId'
  option: Category | Brand
  isLocked?: boolean
}

/** A category or brand. Only one may be chosen; choosing it again clears it (spec §4). */
function Choice({ filter, option, isLocked = false }: ChoiceProps) {
  const [{ [filter]: chosen, search }, setListing] = useOptimisticListing()
  return (
    <OptionButton
      filter={filter}
      option={option}
      isChosen={isLocked || option.id === chosen}
      isLocked={isLocked}
      // The counts are those of the whole catalogue.
      hasCount={search === undefined}
      setListing={setListing}
    />
  )
}

type OptionButtonProps = Required<ChoiceProps> & { isChosen: boolean; hasCount: boolean; setListing: SetListing }

/** Memoized, because otherwise each press would render some twenty MUI buttons several times (docs/decisions/0006). */
const OptionButton = memo(function OptionButton(props: OptionButtonProps) {
  const { filter, option, isChosen, isLocked, hasCount, setListing } = props
  return (
    <OptionRow
      fullWidth
      value={option.id}
      selected={isChosen}
      disabled={isLocked}
      onChange={() => setListing({ kind: 'filter', filters: { [filter]: isChosen ? undefined : option.id } })}
    >
      <span dir="auto">{option.name}</span>{' '}
      {hasCount && option.productCount != null && <Count>{formatCount(option.productCount)}</Count>}
    </OptionRow>
  )
})

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.reading,
  flex: 'none',
  color: theme.vars.palette.text.secondary,
}))
