import { styled } from '@mui/material/styles'
import { useMoney } from '#src/config/site.tsx'
import { parseAmount, savings } from '#src/lib/money.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

type PriceProps = { price: string; originalPrice?: string | null; isSoldOut?: boolean; className?: string }

/** The price, for a reduced price also the original price and the savings (spec §9), and whether it is sold out. */
export function Price({ price, originalPrice, isSoldOut = false, className }: PriceProps) {
  const money = useMoney()
  const saved = savings(price, originalPrice)
  return (
    <Row className={className}>
      <strong>{money.format(parseAmount(price))}</strong>
      {saved !== null && (
        <>
          <s>
            <VisuallyHidden>Was </VisuallyHidden>
            <span>{money.format(parseAmount(originalPrice))}</span>
          </s>
          <span>{`Save ${money.format(saved)}`}</span>
        </>
      )}
      {isSoldOut && <b>Sold out</b>}
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  // Two prices of four digits fit in a card's line on a phone of 390 pixels.
  gap: '0 6px',
  fontSize: theme.typography.body2.fontSize,
  '& > :not(b)': theme.typography.reading,
  '& strong': { fontSize: theme.typography.h3.fontSize, fontWeight: 600 },
  '& s': { color: theme.vars.palette.text.secondary },
  '& > span': { color: theme.vars.palette.signal.main },
  '& b': { fontWeight: 600 },
}))
