import type { Components, Theme } from '@mui/material/styles'

/** Default props and styles of some of MUI's parts. */
export type ComponentStyles = Components<Omit<Theme, 'components'>>
