import { mdiClose } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Brand, Category } from '#src/api/contract.ts'
import { Button } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { ListingSearch } from './listing-search.ts'
import { useOptimisticListing } from './OptimisticListing.tsx'
import { PRICE_RANGES } from './price-ranges.ts'
import { brandsOptions, categoriesOptions } from './queries.ts'

type Chip = { label: string; without: ListingSearch }

/** Everything that narrows this listing, as chips that take it back. */
export function useFilterChips({ search, categoryId, brandId, priceRanges = [] }: ListingSearch): Chip[] {
  // A category's page does not need their list.
  const categories = useQuery({ ...categoriesOptions(), subscribed: categoryId !== undefined })
  const brands = useQuery(brandsOptions())
  const category = categoryId && nameIn(categories, categoryId, 'Unknown category')
  const brand = brandId && nameIn(brands, brandId, 'Unknown brand')
  return [
    ...(search ? [{ label: `“${search}”`, without: { search: undefined } }] : []),
    ...(category ? [{ label: category, without: { categoryId: undefined } }] : []),
    ...(brand ? [{ label: brand, without: { brandId: undefined } }] : []),
    ...PRICE_RANGES.filter((range) => priceRanges.includes(range.id)).map(({ id, label }) => ({
      label,
      without: { priceRanges: priceRanges.filter((other) => other !== id) },
    })),
  ]
}

/** What is chosen by its name. Undefined while the list that knows it is on its way. */
const nameIn = ({ data, isPending }: UseQueryResult<(Category | Brand)[]>, id: string, otherwise: string) =>
  isPending ? undefined : (data?.find((known) => known.id === id)?.name ?? otherwise)

const NOTHING: ListingSearch = {
  search: undefined,
  categoryId: undefined,
  brandId: undefined,
  priceRanges: undefined,
}

export function FilterChips({ chips }: { chips: Chip[] }) {
  const [, setListing] = useOptimisticListing()
  if (chips.length === 0) return null
  return (
    <Row aria-label="Applied filters">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <ChipButton type="button" aria-label={`Remove filter ${label}`} onClick={() => setListing(without)}>
            <span>{label}</span>
            <Icon path={mdiClose} size="1em" />
          </ChipButton>
        </li>
      ))}
      <li>
        <Button variant="text" onClick={() => setListing(NOTHING)}>
          Clear all
        </Button>
      </li>
    </Row>
  )
}

const Row = styled('ul')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, paddingBottom: 16 })

const ChipButton = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  minHeight: 36,
  padding: '4px 12px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 18,
  textAlign: 'left',
  color: 'inherit',
  background: theme.vars.palette.background.paper,
  cursor: 'pointer',
  '& span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& svg': { flex: 'none' },
  [theme.breakpoints.down('md')]: { minHeight: 44, borderRadius: 22 },
}))
