import type { Components, Theme } from '@mui/material/styles'

/** Some of MUI's parts, dressed. */
export type Dress = Components<Omit<Theme, 'components'>>
