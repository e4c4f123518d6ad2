/** How MUI's parts wear design.md: one file per family, so that nothing is dressed where it is used. */
import type { Components, Theme } from '@mui/material/styles'
import { buttons } from './components/buttons.ts'
import { fields } from './components/fields.ts'
import { floating } from './components/floating.ts'
import { notices } from './components/notices.ts'
import { readings } from './components/readings.ts'
import { tables } from './components/tables.ts'
import { text } from './components/text.ts'
import { toggles } from './components/toggles.ts'

export const components: Components<Omit<Theme, 'components'>> = {
  ...buttons,
  ...toggles,
  ...text,
  ...fields,
  ...notices,
  ...readings,
  ...tables,
  ...floating,
}
