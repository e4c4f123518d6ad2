import { mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { brandsOptions, categoriesOptions } from '#src/api/catalogue-queries.ts'
import type { Brand, Category } from '#src/api/contract.ts'
import { useMoney } from '#src/config/site.tsx'
import type { ListingSearch } from '#src/features/listing/listing-search.ts'
import { type ListingChange, useOptimisticListing } from '#src/features/listing/OptimisticListing.tsx'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { describePrices, PRICE_RANGES } from './price-ranges.ts'

type FilterChip = {
  id: string
  label: string
  /** The change that removes the filter. */
  removal: ListingChange
}

/** Returns a chip for each filter of a listing. */
export function useFilterChips({ search, categoryId, brandId, priceRanges = [] }: ListingSearch): FilterChip[] {
  // Without a category filter the list of categories is not needed, for example on the page of a category.
  const categories = useQuery({ ...categoriesOptions(), subscribed: categoryId !== undefined })
  const brands = useQuery(brandsOptions())
  const money = useMoney()
  const category = categoryId && nameIn(categories, categoryId, 'Unknown category')
  const brand = brandId && nameIn(brands, brandId, 'Unknown brand')
  return [
    ...(search ? [{ id: 'search', label: `“${search}”`, removal: without('search') }] : []),
    ...(category ? [{ id: 'category', label: category, removal: without('categoryId') }] : []),
    ...(brand ? [{ id: 'brand', label: brand, removal: without('brandId') }] : []),
    ...PRICE_RANGES.filter((range) => priceRanges.includes(range.id)).map((range) => ({
      id: range.id,
      label: describePrices(range, money),
      removal: { kind: 'priceRange', id: range.id, isChosen: false } as const,
    })),
  ]
}

const without = (filter: 'search' | 'categoryId' | 'brandId'): ListingChange => ({
  kind: 'filter',
  filters: { [filter]: undefined },
})

/** Returns the name of a category or brand, or undefined while the list that contains it loads. */
const nameIn = ({ data, isPending }: UseQueryResult<(Category | Brand)[]>, id: string, fallback: string) =>
  isPending ? undefined : (data?.find((option) => option.id === id)?.name ?? fallback)

const CLEAR_ALL: ListingChange = {
  kind: 'filter',
  filters: { search: undefined, categoryId: undefined, brandId: undefined, priceRanges: undefined },
}

/** Renders a chip for each filter, which removes it, and Clear all. */
export function FilterChips({ chips }: { chips: FilterChip[] }) {
  const [, setListing] = useOptimisticListing()
  if (chips.length === 0) return null
  return (
    <Stack component="ul" direction="row" aria-label="Applied filters" sx={ROW}>
      {chips.map(({ id, label, removal }) => {
        const remove = () => setListing(removal)
        return (
          <Box key={id} component="li" sx={{ maxWidth: '100%' }}>
            <Chip
              component="button"
              dir="auto"
              aria-label={`Remove filter ${label}`}
              label={label}
              onClick={remove}
              // MUI calls it for the icon and for the keys Delete and Backspace.
              onDelete={remove}
              deleteIcon={<Icon path={mdiClose} size="1em" />}
            />
          </Box>
        )
      })}
      <li>
        <Button variant="text" onClick={() => setListing(CLEAR_ALL)}>
          Clear all
        </Button>
      </li>
    </Stack>
  )
}

const ROW = { flexWrap: 'wrap', alignItems: 'center', gap: 2, paddingBottom: 4 } satisfies SxProps<Theme>
