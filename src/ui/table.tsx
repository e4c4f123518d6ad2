/** The parts of MUI's table, which come with the pages that have one. */
export { default as Table } from '@mui/material/Table'
export { default as TableBody } from '@mui/material/TableBody'
export { default as TableCell } from '@mui/material/TableCell'
export { default as TableHead } from '@mui/material/TableHead'
export { default as TableRow } from '@mui/material/TableRow'
