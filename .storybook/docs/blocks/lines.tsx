/** Blocks that show radii, lines, the shadow and the backdrop of modals. */
import Box from '@mui/material/Box'
import { measures } from '#src/app/theme/measures.ts'
import { theme } from '#src/app/theme/theme.ts'
import { Block, Muted, Value } from './primitives.tsx'

type Style = { borderRadius?: number | string; bgcolor?: string; boxShadow?: string }

type Shape = { use: string; name: string; value: string; style: Style }

const RADII: Shape[] = [
  { use: 'Sections of a page', name: '', value: '0', style: { bgcolor: 'divider' } },
  radius('Controls', 'shape.borderRadius', theme.shape.borderRadius),
  radius('Pictures', 'shape.pictureRadius', theme.shape.pictureRadius),
]

function radius(use: string, name: string, value: number | string): Shape {
  return { use, name, value: `${value} px`, style: { bgcolor: 'divider', borderRadius: `${value}px` } }
}

const LINE_USES = {
  hair: 'Between items',
  field: 'Around form fields and outlined controls',
  sum: 'Below a column of numbers',
  focus: 'Focus ring, 2 px away from the element',
} satisfies Record<keyof typeof theme.line, string>

const FLOATING: Shape[] = [
  {
    use: 'Toasts, dialogs and drawers',
    name: 'shadows[24]',
    value: measures.shadow,
    style: { bgcolor: 'background.paper', boxShadow: measures.shadow, borderRadius: 1 },
  },
  {
    use: 'Backdrop between the page and a modal',
    name: 'modalBackdrop',
    value: theme.modalBackdrop,
    style: { bgcolor: theme.modalBackdrop, borderRadius: 1 },
  },
]

export const Radii = () => <Shapes shapes={RADII} />

export const Floating = () => <Shapes shapes={FLOATING} />

export function Lines() {
  return (
    <Block>
      {Object.entries(theme.line).map(([name, line]) => (
        <Box key={name} sx={{ py: 4 }}>
          <Box sx={{ borderTop: line }} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 5, mt: 2 }}>
            <span>{LINE_USES[name === 'hair' || name === 'field' || name === 'sum' ? name : 'focus']}</span>
            <Value>line.{name}</Value>
            <Muted>{line}</Muted>
          </Box>
        </Box>
      ))}
    </Block>
  )
}

function Shapes({ shapes }: { shapes: Shape[] }) {
  return (
    <Block>
      <Box sx={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}>
        {shapes.map(({ use, name, value, style }) => (
          <div key={use}>
            <Box sx={[{ height: 112 }, style]} />
            <Box sx={{ mt: 4 }}>{use}</Box>
            <Value sx={{ display: 'block' }}>{name}</Value>
            <Muted>{value}</Muted>
          </div>
        ))}
      </Box>
    </Block>
  )
}
