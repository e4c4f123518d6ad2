/** The width and gutters of a page: MUI's container, styled by the theme. */
export { default as Page } from '@mui/material/Container'
