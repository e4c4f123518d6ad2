/** Building blocks of the Foundations pages. */
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
import { theme } from '#src/theme/theme.ts'

/** Renders its children in the shop's styles instead of those of Storybook's docs. */
export function Block({ children }: PropsWithChildren) {
  return (
    <Unstyled>
      <Box sx={{ my: 6 }}>{children}</Box>
    </Unstyled>
  )
}

type SpecTableProps = { columns: string[]; rows: { key: string; cells: ReactNode[] }[] }

/** Table of design values. On a phone the cells of a row stack, each with the name of its column. */
export function SpecTable({ columns, rows }: SpecTableProps) {
  return (
    <Block>
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
                <TableCell key={column} data-column={(index > 0 && column) || undefined} sx={cell}>
                  {cells[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Block>
  )
}

const PHONE = theme.breakpoints.down('sm')

const cell = {
  pr: 4,
  verticalAlign: 'baseline',
  // The page's `anywhere` would let columns become narrower than their words.
  overflowWrap: 'break-word',
  [PHONE]: {
    py: 1,
    pr: 0,
    border: 0,
    '&[data-column]::before': { content: 'attr(data-column) ": "', color: 'text.secondary' },
  },
}

/** Shows a name from the code or a number in the monospace font. */
export const Value = styled('span')({ ...theme.typography.reading, fontSize: '0.8125rem' })

export const Muted = styled('span')({ ...theme.typography.body2, color: theme.vars.palette.text.secondary })

type StorybookLinkProps = PropsWithChildren<{
  /** Value of the `path` parameter in Storybook's URL. */
  to: string
  /** Value of the `globals` parameter, which sets the toolbar. */
  globals?: string
}>

/** Link to another page or story. Reloads Storybook, because it reads `globals` only when it loads. */
export function StorybookLink({ to, globals, children }: StorybookLinkProps) {
  return (
    <Link underline="always" target="_top" href={`./?path=${to}${globals ? `&globals=${globals}` : ''}`}>
      {children}
    </Link>
  )
}
