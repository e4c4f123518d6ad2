import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import Typography from '@mui/material/Typography'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { brandsOptions, categoriesOptions } from '#src/api/catalogue-queries.ts'
import type { Brand, Category } from '#src/api/contract.ts'
import { TextLink } from '#src/ui/links.tsx'
import { FilterSection } from './FilterSection.tsx'
import { LatestReviews } from './LatestReviews.tsx'
import { FailedFilters } from './listing-states.tsx'
import { useOptimisticListing } from './OptimisticListing.tsx'
import { describePriceRanges, PRICE_RANGES } from './price-ranges.ts'

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
  const [{ priceRanges = [] }] = useOptimisticListing()
  const applied = describePriceRanges(priceRanges)
  return (
    <>
      <FormGroup>
        {PRICE_RANGES.map(({ id, label }) => (
          <PriceRange key={id} id={id} label={label} isChosen={priceRanges.includes(id)} />
        ))}
      </FormGroup>
      {applied && (
        <Typography variant="body2" color="textSecondary" sx={{ padding: '4px 8px' }}>
          Showing: {applied}
        </Typography>
      )}
    </>
  )
}

type PriceRangeProps = { id: string; label: string; isChosen: boolean }

function PriceRange({ id, label, isChosen }: PriceRangeProps) {
  const [, setListing] = useOptimisticListing()
  return useMemo(
    () => (
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            size="small"
            checked={isChosen}
            onChange={(_event, checked) =>
              setListing(({ priceRanges: others = [] }) => ({
                priceRanges: checked ? [...others, id] : others.filter((other) => other !== id),
              }))
            }
          />
        }
      />
    ),
    [id, label, isChosen, setListing],
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
  return useMemo(
    () => (
      <ToggleButton
        fullWidth
        value={option.id}
        selected={isChosen}
        disabled={isLocked}
        onChange={() => setListing({ [filter]: isChosen ? undefined : option.id })}
      >
        <span dir="auto">{option.name}</span> <Count>{option.productCount}</Count>
      </ToggleButton>
    ),
    [filter, option, isChosen, isLocked, setListing],
  )
}

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.reading,
  flex: 'none',
  color: theme.vars.palette.text.secondary,
}))
