/** Radii, lines, and what lies between a page and what floats over it. */
import Box from '@mui/material/Box'
import { measures } from '#src/app/theme/measures.ts'
import { theme } from '#src/app/theme/theme.ts'
import { Quiet, Reading, Sheet } from './parts.tsx'

type Look = { borderRadius?: number | string; bgcolor?: string; boxShadow?: string }

type Shape = { use: string; name: string; value: string; look: Look }

const RADII: Shape[] = [
  { use: 'Sections of a page', name: '', value: '0', look: { bgcolor: 'divider' } },
  radius('Controls', 'shape.borderRadius', theme.shape.borderRadius),
  radius('Pictures', 'shape.pictureRadius', theme.shape.pictureRadius),
]

function radius(use: string, name: string, value: number | string): Shape {
  return { use, name, value: `${value} px`, look: { bgcolor: 'divider', borderRadius: `${value}px` } }
}

const LINE_USES = {
  hair: 'Between things',
  field: 'Around what is written into, and around what stands for itself',
  sum: 'Below a column of figures',
  focus: 'Around what has focus, 2 px away',
} satisfies Record<keyof typeof theme.line, string>

const FLOATING: Shape[] = [
  {
    use: 'Below what floats: toasts, dialogs, drawers',
    name: 'shadows[24]',
    value: measures.shadow,
    look: { bgcolor: 'background.paper', boxShadow: measures.shadow, borderRadius: 1 },
  },
  {
    use: 'Between a page and what is modal',
    name: 'veil',
    value: theme.veil,
    look: { bgcolor: theme.veil, borderRadius: 1 },
  },
]

export const Radii = () => <Shapes shapes={RADII} />

export const Floating = () => <Shapes shapes={FLOATING} />

export function Lines() {
  return (
    <Sheet>
      {Object.entries(theme.line).map(([name, line]) => (
        <Box key={name} sx={{ py: 4 }}>
          <Box sx={{ borderTop: line }} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 5, mt: 2 }}>
            <span>{LINE_USES[name === 'hair' || name === 'field' || name === 'sum' ? name : 'focus']}</span>
            <Reading>line.{name}</Reading>
            <Quiet>{line}</Quiet>
          </Box>
        </Box>
      ))}
    </Sheet>
  )
}

function Shapes({ shapes }: { shapes: Shape[] }) {
  return (
    <Sheet>
      <Box sx={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}>
        {shapes.map(({ use, name, value, look }) => (
          <div key={use}>
            <Box sx={[{ height: 112 }, look]} />
            <Box sx={{ mt: 4 }}>{use}</Box>
            <Reading sx={{ display: 'block' }}>{name}</Reading>
            <Quiet>{value}</Quiet>
          </div>
        ))}
      </Box>
    </Sheet>
  )
}
