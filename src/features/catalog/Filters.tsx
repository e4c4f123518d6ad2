import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Category } from '#src/api/contract.ts'
import { PlainLink } from '#src/ui/links.tsx'
import { FilterSection } from './FilterSection.tsx'
import { LatestReviews } from './LatestReviews.tsx'
import type { ListingSearch } from './listing-search.ts'
import { describePriceRanges, PRICE_RANGES } from './price-ranges.ts'
import { brandsOptions, categoriesOptions } from './queries.ts'
import { useListingChange } from './use-listing-change.ts'

/** spec §9. */
const BRANDS_SHOWN = 10

export type FiltersProps = {
  /** The category of a category page, which can't be changed there. */
  locked?: Category
}

/** What the URL asks for, which filters show at once while the products follow. */
export const CurrentListing = createContext<ListingSearch>({})

/** The four sections of the filter sidebar (spec §2, Filter sidebar). */
export function Filters({ locked }: FiltersProps) {
  const listing = use(CurrentListing)
  const change = useListingChange()
  const categories = useQuery({ ...categoriesOptions(), enabled: !locked }).data
  const brands = useQuery(brandsOptions()).data?.slice(0, BRANDS_SHOWN)
  const ranges = listing.priceRanges ?? []
  const applied = describePriceRanges(ranges)
  return (
    <>
      <FilterSection title="Categories" isOpenAtFirst>
        {locked ? (
          <>
            <Option name={locked.name} count={locked.productCount} isChosen />
            <PlainLink to="/">All categories</PlainLink>
          </>
        ) : (
          categories?.map(({ id, name, productCount }) => (
            <Option
              key={id}
              name={name}
              count={productCount}
              isChosen={listing.categoryId === id}
              onChoose={() => change({ categoryId: listing.categoryId === id ? undefined : id })}
            />
          ))
        )}
      </FilterSection>
      <FilterSection title="Brands">
        {brands?.map(({ id, name, productCount }) => (
          <Option
            key={id}
            name={name}
            count={productCount}
            isChosen={listing.brandId === id}
            onChoose={() => change({ brandId: listing.brandId === id ? undefined : id })}
          />
        ))}
      </FilterSection>
      <FilterSection title="Price Range" isOpenAtFirst>
        {PRICE_RANGES.map(({ id, label }) => (
          <Check key={id}>
            <input
              type="checkbox"
              checked={ranges.includes(id)}
              onChange={() =>
                change({ priceRanges: ranges.includes(id) ? ranges.filter((other) => other !== id) : [...ranges, id] })
              }
            />
            {label}
          </Check>
        ))}
        {applied && <Applied>Showing: {applied}</Applied>}
      </FilterSection>
      <FilterSection title="Latest Reviews">
        <LatestReviews />
      </FilterSection>
    </>
  )
}

type OptionProps = { name: string; count: number; isChosen: boolean; onChoose?: () => void }

/** Single-select: choosing the chosen one clears it (spec §4). */
function Option({ name, count, isChosen, onChoose }: OptionProps) {
  return (
    <Choice type="button" aria-pressed={isChosen} disabled={!onChoose} onClick={onChoose}>
      {name} <span>{count}</span>
    </Choice>
  )
}

const Choice = styled('button')(({ theme }) => ({
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
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '& span': { ...theme.typography.reading, fontSize: 13, color: theme.vars.palette.text.secondary },
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
}))
