import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { formatMoney, parseAmount } from '#src/lib/money.ts'
import { ProductSearchLink } from '#src/ui/ProductSearchLink.tsx'
import type { EquipmentList } from './deals-content.ts'
import { priceSum } from './price-sum.ts'

/** A list of products for one purpose, with a reason for each. */
export function EquipmentListCard({ list: { title, text, items } }: { list: EquipmentList }) {
  const titleId = useId()
  return (
    <Stack component="article" aria-labelledby={titleId} sx={card}>
      <h3 id={titleId}>{title}</h3>
      <Typography color="textSecondary">{text}</Typography>
      <Box component="ol" sx={{ counterReset: 'item', marginBlock: 4 }}>
        {items.map(({ product, price, why }) => (
          <Item key={product}>
            <Stack sx={{ flex: '1 1 8rem', minWidth: 0 }}>
              <ProductSearchLink product={product} isStrong />
              <Typography variant="body2" color="textSecondary">
                {why}
              </Typography>
            </Stack>
            <Typography variant="reading" sx={{ marginLeft: 'auto' }}>
              {formatMoney(parseAmount(price))}
            </Typography>
          </Item>
        ))}
      </Box>
      <Stack component="p" direction="row" sx={sum}>
        <span>Total for {items.length} items</span>
        <Typography variant="reading" component="strong">
          {formatMoney(parseAmount(priceSum(items).price))}
        </Typography>
      </Stack>
    </Stack>
  )
}

const sum = {
  justifyContent: 'space-between',
  gap: 3,
  marginTop: 'auto',
  paddingTop: 3,
  borderTop: (theme: Theme) => theme.line.sum,
}

const card = {
  padding: 'clamp(16px, 3vw, 28px)',
  border: (theme: Theme) => theme.line.hair,
  backgroundColor: 'background.paper',
}

const Item = styled('li')(({ theme }) => ({
  counterIncrement: 'item',
  display: 'flex',
  // Wraps the price if the text is large.
  flexWrap: 'wrap',
  columnGap: 12,
  paddingBlock: 10,
  borderTop: theme.line.hair,
  '&::before': {
    ...theme.typography.reading,
    content: 'counter(item, decimal-leading-zero)',
    color: theme.vars.palette.text.secondary,
  },
}))
