/** The grid's steps, and the widths at which pages change. */
import Box from '@mui/material/Box'
import { theme } from '#src/app/theme/theme.ts'
import { viewports } from '../../toolbar.ts'
import { Reading, Sheet, SpecTable } from './parts.tsx'

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24]

/** In pixels: the theme says it as a variable with its value. */
const UNIT = Number(/([\d.]+)px/.exec(theme.vars.spacing)?.[1])

export function Spaces() {
  return (
    <Sheet>
      {STEPS.map((step) => (
        <Box key={step} sx={{ display: 'flex', alignItems: 'center', gap: 4, py: 1 }}>
          <Reading sx={{ width: 48, flex: 'none' }}>{step}</Reading>
          <Reading sx={{ width: 64, flex: 'none' }}>{step * UNIT} px</Reading>
          <Box sx={{ width: theme.spacing(step), height: 16, bgcolor: 'signal.bright' }} />
        </Box>
      ))}
    </Sheet>
  )
}

const TARGETS = [
  ['What a finger can hit', 'target', theme.target],
  ['What a mouse can hit, where many lie below each other', 'row', theme.row],
] as const

export function Targets() {
  return (
    <SpecTable
      columns={['For', 'In the theme', 'Height', '']}
      rows={TARGETS.map(([use, name, height]) => ({
        key: name,
        cells: [
          use,
          <Reading key="name">{name}</Reading>,
          <Reading key="height">{height} px</Reading>,
          <Box key="shape" sx={{ width: 160, height, border: theme.line.field, borderRadius: 1 }} />,
        ],
      }))}
    />
  )
}

export function Breakpoints() {
  return (
    <SpecTable
      columns={['From', 'In the theme', 'Screens of the toolbar from there on']}
      rows={Object.entries(theme.breakpoints.values).map(([name, from], index, all) => ({
        key: name,
        cells: [
          <Reading key="from">{from} px</Reading>,
          <Reading key="name">{name}</Reading>,
          screensBetween(from, all[index + 1]?.[1] ?? Number.POSITIVE_INFINITY),
        ],
      }))}
    />
  )
}

const screensBetween = (from: number, below: number): string =>
  Object.values(viewports)
    .filter(({ styles }) => {
      const width = Number.parseInt(typeof styles === 'object' ? (styles?.width ?? '') : '', 10)
      return width >= from && width < below
    })
    .map(({ name }) => name)
    .join('; ')
