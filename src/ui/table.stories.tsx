import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { reviews } from '#src/features/reviews/reviews-content.ts'
import preview from '#storybook/preview.tsx'
import { Table, TableBody, TableCell, TableHead, TableRow } from './table.tsx'

type MeasuresProps = {
  /** Column headings, after the one for the row headings. */
  products: string[]
  rows: { measure: string; values: string[] }[]
}

/** The table of a review: a row for each measured property. */
function Measures({ products, rows }: MeasuresProps) {
  return (
    <Table>
      <TableHead>
        <TableRow>
          {['Measure', ...products].map((name) => (
            <TableCell key={name} dir="auto">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ measure, values }) => (
          <TableRow key={measure}>
            <TableCell component="th" scope="row">
              {measure}
            </TableCell>
            {values.map((value, index) => (
              <TableCell key={products[index]} variant="reading">
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const [{ contenders, rows } = { contenders: [], rows: [] }] = reviews.comparisons
const products = contenders.map(({ product }) => product)

const meta = preview.meta({
  title: 'Components/Product/Table',
  tags: ['since:0.1.0'],
  component: Measures,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 560 }}>{Story()}</Box>],
  args: { products, rows: rows.filter(({ isPrice }) => !isPrice) },
  parameters: {
    guide: {
      do: 'Name the columns in its head.',
      dont: 'Do not use it for layout.',
    },
    docs: {
      description: {
        component:
          'Values to compare, between hairlines. The head names the columns, the first cell names the row. On a phone it fits two products. For a few values of one product, use readings.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('rows and columns have headers', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Aurelle Studio One' })).toBeVisible()
  await expect(canvas.getByRole('rowheader', { name: 'Weight' })).toBeVisible()
  await expect(canvas.getByRole('cell', { name: '10.7 oz' })).toBeVisible()
})

export const LongText = meta.story({
  args: { products: [LONG], rows: [{ measure: LONG, values: [LONG] }] },
})

export const Arabic = meta.story({ args: { products: [RTL_TITLE, ...products.slice(1)] } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
