/** A page's width and gutters: MUI's container, measured by the theme. */
export { default as Page } from '@mui/material/Container'
