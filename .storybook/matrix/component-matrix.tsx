/**
 * Renders the matrix of a component, in both schemes: a row for each story, a column for each pseudo-state that the
 * stories use.
 */
import Box from '@mui/material/Box'
import Typography, { type TypographyProps } from '@mui/material/Typography'
import { type ComponentType, Fragment } from 'react'
import { storyNameFromExport } from 'storybook/internal/csf'
import { SCHEME_ATTRIBUTE } from '#src/theme/theme.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'

/** The parts of a story, as `meta.story` returns it, that the matrix reads. */
type Story = {
  Component: ComponentType<object>
  input: { parameters?: Record<string, unknown>; globals?: object; beforeEach?: unknown }
  meta: { input: { parameters?: Record<string, unknown> } }
}

/** Parameters that a row of a matrix cannot have. */
const EXCLUDING_PARAMETERS = ['pseudo', 'shop', 'viewport', 'matrix']

/** Returns true if args alone define the story, so that the matrix shows it as a row. */
const isRow = ({ globals, beforeEach, parameters = {} }: Story['input']): boolean =>
  globals === undefined &&
  beforeEach === undefined &&
  EXCLUDING_PARAMETERS.every((name) => parameters[name] === undefined)

/** Column headings. Each key is the pseudo-states add-on's name of a pseudo-class. */
const STATES = { hover: 'Hover', focusVisible: 'Focus', active: 'Pressed' } as const
type State = keyof typeof STATES

/** axe rules that judge a page as a whole; a matrix repeats parts of pages. */
const PAGE_RULES = [
  'duplicate-id-aria',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
]

/**
 * Selects the elements that show the state in its column. Hovering a control also hovers its ancestors, so the state
 * hover selects every element.
 */
const targetsOf = (state: State) => [`[data-state=${state}] ${state === 'hover' ? '*' : FOCUSABLE}`]

/** Maximum width of a column in pixels. Three such columns fit on a desktop screen. */
const MAX_COLUMN_WIDTH = 360

/**
 * Returns the story that shows the matrix of a module of stories. `width` is the component's minimum width in pixels;
 * wide components have their states below each other instead of in columns. So do the stories that `isWide` selects.
 */
export function componentMatrix(stories: object, width = 240, isWide: (name: string) => boolean = () => false) {
  const all = inOrder(stories).filter((entry): entry is [string, Story] => isStory(entry[1]))
  const rows = all.filter(([, { input }]) => isRow(input))
  if (rows.length === 0) throw new Error('No story is defined by args alone')
  const states = Object.keys(STATES).filter((state): state is State =>
    all.some(([, { input }]) => input.parameters?.pseudo && state in Object(input.parameters.pseudo)),
  )
  const [, first] = all[0] ?? []
  const hasColumns = ([name]: [string, Story]) => width <= MAX_COLUMN_WIDTH && !isWide(name)
  const columns = rows.filter(hasColumns)
  const stacked = rows.filter((row) => !hasColumns(row))
  return {
    // The schemes of the two sheets are independent of the toolbar's.
    globals: { scheme: 'light' },
    parameters: {
      shop: first?.meta.input.parameters?.shop,
      pseudo: { hover: targetsOf('hover'), focusVisible: targetsOf('focusVisible'), active: targetsOf('active') },
      a11y: { config: { rules: PAGE_RULES.map((id) => ({ id, enabled: false })) } },
    },
    render: () => (
      <>
        {['light', 'dark'].map((scheme) => (
          <Box key={scheme} {...{ [SCHEME_ATTRIBUTE]: scheme }} sx={SHEET}>
            {columns.length > 0 && <Columns rows={columns} states={states} width={width} />}
            {stacked.length > 0 && <Stacked rows={stacked} states={states} />}
          </Box>
        ))}
      </>
    ),
  }
}

/**
 * Returns the stories in the order of their file: the default first, odd cases last. A module sorts its exports by
 * name, so Storybook adds a list of them. Vitest does not, where the order makes no difference.
 */
function inOrder(stories: object): [string, unknown][] {
  const names: unknown[] = '__namedExportsOrder' in stories ? Object.values(Object(stories.__namedExportsOrder)) : []
  return Object.entries(stories).toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b))
}

const isStory = (value: unknown): value is Story =>
  typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story'

type MatrixProps = { rows: [string, Story][]; states: State[] }

function Columns({ rows, states, width }: MatrixProps & { width: number }) {
  return (
    <Box sx={{ ...GRID, gridTemplateColumns: withNameColumn(`repeat(${1 + states.length}, auto)`) }}>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
      {['Rest', ...states.map((state) => STATES[state])].map((name) => (
        <Name key={name}>{name}</Name>
      ))}
      {rows.map(([name, { Component }]) => (
        <Fragment key={name}>
          <Name sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>{storyNameFromExport(name)}</Name>
          {[undefined, ...states].map((state) => (
            <Box key={state ?? 'rest'} data-state={state} sx={{ minWidth: width, position: 'relative' }}>
              <Component />
            </Box>
          ))}
        </Fragment>
      ))}
    </Box>
  )
}

function Stacked({ rows, states }: MatrixProps) {
  return (
    <Box sx={{ ...GRID, gridTemplateColumns: withNameColumn('minmax(0, 1fr)') }}>
      {rows.flatMap(([name, { Component }]) =>
        [undefined, ...states].map((state) => (
          <Fragment key={`${name} ${state}`}>
            <Name>{[storyNameFromExport(name), state && STATES[state]].filter(Boolean).join(', ')}</Name>
            <Box data-state={state} sx={{ minWidth: 0, position: 'relative' }}>
              <Component />
            </Box>
          </Fragment>
        )),
      )}
    </Box>
  )
}

/** The background and the text colour of a page in the sheet's scheme. */
const SHEET = { color: 'text.primary', bgcolor: 'background.default' }

const GRID = { display: 'grid', gap: { xs: 3, sm: 6 }, alignItems: 'start', p: { xs: 2, sm: 6 } }

/** Adds a column for the names, except on a phone, where a name is above its row. */
const withNameColumn = (columns: string) => ({ xs: columns, sm: `160px ${columns}` })

function Name(props: TypographyProps) {
  return <Typography variant="body2" color="textSecondary" {...props} />
}
