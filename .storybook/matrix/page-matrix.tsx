import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { stringifyGlobals } from '../toolbar.ts'

/** Names of the toolbar's viewports, which a link to one window chooses. */
const WINDOWS = [
  { width: 390, viewport: 'phone' },
  { width: 820, viewport: 'tablet' },
  { width: 1440, viewport: 'desktop' },
]
const SCHEMES = ['light', 'dark']
const SCALE = 0.7
/** Height of a window until its page is known, in pixels. */
const MIN_HEIGHT = 900
const NO_MIN_HEIGHT = ':has(> #content) { min-height: 0 !important; }'

/** Returns a story that shows the whole page of the story `id` at three widths in both schemes, each in an iframe. */
export const pageMatrix = (id: string) => ({
  render: (_args: object, { globals }: { globals: Record<string, unknown> }) => (
    <Box sx={{ display: 'grid', gap: 6, p: 6 }}>
      {WINDOWS.map((size) => (
        <Box key={size.width} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 6 }}>
          {SCHEMES.map((scheme) => (
            <Window
              key={scheme}
              id={id}
              choices={stringifyGlobals({ ...globals, scheme })}
              name={`${size.width}, ${scheme}`}
              {...size}
            />
          ))}
        </Box>
      ))}
    </Box>
  ),
})

type WindowProps = (typeof WINDOWS)[number] & { id: string; name: string; choices: string }

/** A window, with a link to it alone. `choices` are values of the toolbar, as in an address. */
function Window({ id, name, choices, width, viewport }: WindowProps) {
  const [height, setHeight] = useState(MIN_HEIGHT)
  const watchHeight = (page: Document | null) => {
    if (!page) return
    // Otherwise a page that was higher while it loaded keeps that height, because the frame is at least a window high.
    page.head.append(Object.assign(page.createElement('style'), { textContent: NO_MIN_HEIGHT }))
    new ResizeObserver(() => setHeight(page.documentElement.offsetHeight)).observe(page.documentElement)
  }
  return (
    <Box sx={{ flex: 'none' }}>
      <Link
        variant="body2"
        underline="always"
        target="_top"
        href={`./?path=/story/${id}&globals=${choices};viewport.value:${viewport}`}
      >
        {name}
      </Link>
      <Box
        component="iframe"
        title={name}
        src={`iframe.html?id=${id}&viewMode=story&globals=${choices}`}
        loading="lazy"
        onLoad={({ currentTarget }) => watchHeight(currentTarget.contentDocument)}
        sx={{ display: 'block', width, height, zoom: SCALE, border: (theme) => theme.line.hair }}
      />
    </Box>
  )
}
