/** One sheet for each component: each of its stories in each state that they show. */
import Box from '@mui/material/Box'
import Typography, { type TypographyProps } from '@mui/material/Typography'
import { type ComponentType, Fragment } from 'react'
import { storyNameFromExport } from 'storybook/internal/csf'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { isToldByProperties } from './on-sheet.ts'

/** As `meta.story` returns it, so far as a sheet needs it. */
type Story = {
  Component: ComponentType<object>
  input: { parameters?: Record<string, unknown>; globals?: object; beforeEach?: unknown }
  meta: { input: { parameters?: Record<string, unknown> } }
}

/** A state by the add-on's pseudo-class, and what it is called. */
const STATES = { hover: 'Hover', focusVisible: 'Focus', active: 'Pressed' } as const
type State = keyof typeof STATES

/** Rules for a page as a whole: a sheet shows many parts of pages, and each many times. */
const ONE_TO_A_PAGE = [
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

/** Where a column's state is forced upon what it shows: a pointer is over all that it stands on. */
const within = (state: State) => [`[data-state=${state}] ${state === 'hover' ? '*' : FOCUSABLE}`]

/** So wide may a column be that three of them stand beside each other on a desktop. */
const COLUMN_AT_MOST = 360

/**
 * Takes a module of stories and the least width that one needs, in pixels; returns the story of its sheet. What is too
 * wide for columns has its states below each other.
 */
export function sheetOf(stories: object, width = 240) {
  const all = Object.entries(stories).filter((entry): entry is [string, Story] => isStory(entry[1]))
  const rows = all.filter(([, { input }]) => isToldByProperties(input))
  if (rows.length === 0) throw new Error('Nothing is told by properties: say `sheet: false` in its stories')
  const states = Object.keys(STATES).filter((state): state is State =>
    all.some(([, { input }]) => input.parameters?.pseudo && state in Object(input.parameters.pseudo)),
  )
  const [, first] = all[0] ?? []
  const Sheet = width > COLUMN_AT_MOST ? Stacked : Columns
  return {
    parameters: {
      shop: first?.meta.input.parameters?.shop,
      pseudo: { hover: within('hover'), focusVisible: within('focusVisible'), active: within('active') },
      a11y: { config: { rules: ONE_TO_A_PAGE.map((id) => ({ id, enabled: false })) } },
    },
    render: () => <Sheet rows={rows} states={states} width={width} />,
  }
}

const isStory = (value: unknown): value is Story =>
  typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story'

type SheetProps = { rows: [string, Story][]; states: State[]; width: number }

function Columns({ rows, states, width }: SheetProps) {
  return (
    <Box sx={{ ...SHEET, gridTemplateColumns: besideNames(`repeat(${1 + states.length}, auto)`) }}>
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

function Stacked({ rows, states }: SheetProps) {
  return (
    <Box sx={{ ...SHEET, gridTemplateColumns: besideNames('minmax(0, 1fr)') }}>
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

const SHEET = { display: 'grid', gap: { xs: 3, sm: 6 }, alignItems: 'start', p: { xs: 2, sm: 6 } }

/** A phone has its width for what is shown: the names stand above it. */
const besideNames = (columns: string) => ({ xs: columns, sm: `160px ${columns}` })

function Name(props: TypographyProps) {
  return <Typography variant="body2" color="textSecondary" {...props} />
}
