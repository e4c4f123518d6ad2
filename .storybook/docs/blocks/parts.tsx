/** What the pages of Foundations are built of. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Unstyled } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren, ReactNode } from 'react'
import { theme } from '#src/app/theme/theme.ts'

/** In the shop's own style, and not in that of Storybook's docs. */
export function Sheet({ children }: PropsWithChildren) {
  return (
    <Unstyled>
      <Box sx={{ my: 6 }}>{children}</Box>
    </Unstyled>
  )
}

type SpecTableProps = { columns: string[]; rows: { key: string; cells: ReactNode[] }[] }

/** On a phone a row's cells stand below each other. */
export function SpecTable({ columns, rows }: SpecTableProps) {
  return (
    <Sheet>
      <Table sx={{ [PHONE]: { '&, & tbody, & tr, & td': { display: 'block' } } }}>
        <TableHead sx={{ [PHONE]: { display: 'none' } }}>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} sx={{ fontWeight: 600 }}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key} sx={{ [PHONE]: { py: 3, borderBottom: theme.line.hair } }}>
              {columns.map((column, index) => (
                <TableCell key={column} sx={{ pr: 4, [PHONE]: { py: 1, pr: 0, border: 0 } }}>
                  {cells[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Sheet>
  )
}

const PHONE = theme.breakpoints.down('sm')

/** A value as it stands in the code. */
export const Reading = styled('span')({ ...theme.typography.reading, fontSize: '0.8125rem' })

export const Quiet = styled('span')({ ...theme.typography.body2, color: theme.vars.palette.text.secondary })

type WorkshopLinkProps = PropsWithChildren<{
  /** What Storybook's address has as its `path`. */
  to: string
  /** What the toolbar shall have, as in an address. */
  globals?: string
}>

/** To another page or story. The whole frame is loaded anew, since only then it reads what the toolbar shall have. */
export function WorkshopLink({ to, globals, children }: WorkshopLinkProps) {
  return (
    <Link underline="always" target="_top" href={`./?path=${to}${globals ? `&globals=${globals}` : ''}`}>
      {children}
    </Link>
  )
}
