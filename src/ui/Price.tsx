import { styled } from '@mui/material/styles'
import { formatMoney, parseAmount, savings } from '#src/lib/money.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type PriceProps = { price: string; originalPrice?: string | null; className?: string }

/** The price, and for a reduced price also the original price and the savings (spec §9). */
export function Price({ price, originalPrice, className }: PriceProps) {
  const saved = savings(price, originalPrice)
  return (
    <Row className={className}>
      <strong>{formatMoney(parseAmount(price))}</strong>
      {saved !== null && (
        <>
          <s>
            <VisuallyHidden>Was </VisuallyHidden>
            {formatMoney(parseAmount(originalPrice))}
          </s>
          <span>Save {formatMoney(saved)}</span>
        </>
      )}
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.reading,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  fontSize: theme.typography.body2.fontSize,
  '& strong': { fontSize: theme.typography.h3.fontSize, fontWeight: 600 },
  '& s': { color: theme.vars.palette.text.secondary },
  '& span': { color: theme.vars.palette.signal.main },
}))
