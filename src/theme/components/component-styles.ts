import type { Components, Theme } from '@mui/material/styles'

/** Default props and styles of MUI components. */
export type ComponentStyles = Components<Omit<Theme, 'components'>>
