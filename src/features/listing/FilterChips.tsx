import { mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { brandsOptions, categoriesOptions } from '#src/api/catalogue-queries.ts'
import type { Brand, Category } from '#src/api/contract.ts'
import { Button } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { ListingSearch } from './listing-search.ts'
import { useOptimisticListing } from './OptimisticListing.tsx'
import { PRICE_RANGES } from './price-ranges.ts'

type Applied = { label: string; without: ListingSearch }

/** Everything that narrows this listing, as chips that take it back. */
export function useFilterChips({ search, categoryId, brandId, priceRanges = [] }: ListingSearch): Applied[] {
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

export function FilterChips({ chips }: { chips: Applied[] }) {
  const [, setListing] = useOptimisticListing()
  if (chips.length === 0) return null
  return (
    <Stack component="ul" direction="row" aria-label="Applied filters" sx={ROW}>
      {chips.map(({ label, without }) => {
        const remove = () => setListing(without)
        return (
          <Box key={label} component="li" sx={{ maxWidth: '100%' }}>
            <Chip
              component="button"
              dir="auto"
              aria-label={`Remove filter ${label}`}
              label={label}
              onClick={remove}
              // Delete and Backspace do it as well.
              onDelete={remove}
              deleteIcon={<Icon path={mdiClose} size="1em" />}
            />
          </Box>
        )
      })}
      <li>
        <Button variant="text" onClick={() => setListing(NOTHING)}>
          Clear all
        </Button>
      </li>
    </Stack>
  )
}

const ROW = { flexWrap: 'wrap', alignItems: 'center', gap: 2, paddingBottom: 4 } satisfies SxProps<Theme>
