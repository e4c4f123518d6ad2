/** Draws the columns of a listing over the page itself, at the widths of a phone, a tablet and a desktop screen. */
import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { theme } from '#src/theme/theme.ts'
import { WIDTHS } from '../../tokens/text-style.ts'
import { Block, Muted } from './primitives.tsx'

const STORY = 'iframe.html?id=pages-home--loading&viewMode=story'
const HEIGHT = 900
/** Fits the widest page into a docs page. */
const SCALE = 0.65

type Column = { left: number; width: number }

export function LayoutGrid() {
  return (
    <Block>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {WIDTHS.map((width) => (
          <Layout key={width} width={width} />
        ))}
      </Box>
    </Block>
  )
}

function Layout({ width }: { width: number }) {
  const [columns, setColumns] = useState<Column[]>([])
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const timer = setInterval(() => {
      const measured = measureColumns(frame.current?.contentDocument)
      if (measured.length === 0) return
      clearInterval(timer)
      setColumns(measured)
    }, INTERVAL)
    return () => clearInterval(timer)
  }, [])
  return (
    <Box component="figure" sx={{ minWidth: 0, overflowX: 'auto' }}>
      <Box component="figcaption" sx={{ mb: 2 }}>
        <Box component="span" sx={{ typography: 'h3' }}>
          {width}
        </Box>
        <Muted sx={{ ml: 3 }}>{describe(columns)}</Muted>
      </Box>
      <Box sx={{ position: 'relative', width, height: HEIGHT, zoom: SCALE, border: theme.line.hair }}>
        <Box
          component="iframe"
          title={`Home page, ${width} px wide`}
          src={STORY}
          tabIndex={-1}
          sx={{ width: '100%', height: '100%', border: 0 }}
          ref={frame}
        />
        {columns.map(({ left, width: columnWidth }) => (
          <Box
            key={left}
            sx={{
              position: 'absolute',
              top: 0,
              bottom: 0,
              left,
              width: columnWidth,
              opacity: 0.16,
              bgcolor: 'signal.bright',
              pointerEvents: 'none',
            }}
          />
        ))}
      </Box>
    </Box>
  )
}

/** The filters, if they are beside the cards, and the first row of cards. */
const COLUMNS = 'main aside, main [aria-busy] > *'

/** Milliseconds between two looks at a page that loads. */
const INTERVAL = 200

/** Returns the columns of the page in a frame, from left to right; none before the page is rendered. */
function measureColumns(page: Document | null | undefined): Column[] {
  const boxes = Array.from(page?.querySelectorAll(COLUMNS) ?? [], (element) => element.getBoundingClientRect()).filter(
    ({ width }) => width > 0,
  )
  const columns = new Map(boxes.map(({ left, width }) => [left, { left, width }]))
  return [...columns.values()].toSorted((a, b) => a.left - b.left)
}

function describe(columns: Column[]): string {
  const [first, second] = columns
  const last = columns.at(-1)
  if (!first || !second || !last) return 'Measuring…'
  const [gutter, gap] = [first.left, second.left - first.left - first.width].map(Math.round)
  const content = Math.round(last.left + last.width - first.left)
  const widths = columns.map((column) => Math.round(column.width)).join(' + ')
  return `Content ${content}, margins of ${gutter}. Columns ${widths}, gaps of ${gap}.`
}
