export { default as Divider } from '@mui/material/Divider'
