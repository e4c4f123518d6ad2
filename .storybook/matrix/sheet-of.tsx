/** One sheet for each component: a row for each of its stories, a column for each state that they show. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { storyNameFromExport } from 'storybook/internal/csf'
import { isToldByProperties } from './on-sheet.ts'

/** As `meta.story` returns it, so far as a sheet needs it. */
type Story = {
  Component: ComponentType<object>
  input: { parameters?: Record<string, unknown>; globals?: object; beforeEach?: unknown }
  meta: { input: { parameters?: Record<string, unknown> } }
}

/** A column by the add-on's pseudo-class, and what it is called. */
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

/** What a finger presses and the keyboard comes to; a pointer is over all that it stands on. */
const PRESSABLE = ':is(a, button, input, select, textarea, summary)'

/** Where a column's state is forced upon what it shows. */
const within = (state: State) => [`[data-state=${state}] ${state === 'hover' ? '*' : PRESSABLE}`]

/** Takes a module of stories and the least width of a column, in pixels; returns the story of its sheet. */
export function sheetOf(stories: object, width = 240) {
  const all = Object.entries(stories).filter((entry): entry is [string, Story] => isStory(entry[1]))
  const rows = all.filter(([, { input }]) => isToldByProperties(input))
  const states = Object.keys(STATES).filter((state): state is State =>
    all.some(([, { input }]) => input.parameters?.pseudo && state in Object(input.parameters.pseudo)),
  )
  const [, first] = all[0] ?? []
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

function Sheet({ rows, states, width }: SheetProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: `160px repeat(${1 + states.length}, minmax(${width}px, auto))`,
        gap: 6,
        alignItems: 'start',
        p: 6,
      }}
    >
      <span />
      {['Rest', ...states.map((state) => STATES[state])].map((name) => (
        <Typography key={name} variant="body2" color="textSecondary">
          {name}
        </Typography>
      ))}
      {rows.map(([name, story]) => (
        <Row key={name} name={storyNameFromExport(name)} story={story} states={states} />
      ))}
    </Box>
  )
}

function Row({ name, story: { Component }, states }: { name: string; story: Story; states: State[] }) {
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
      {[undefined, ...states].map((state) => (
        <Box key={state ?? 'rest'} data-state={state} sx={{ minWidth: 0, position: 'relative' }}>
          <Component />
        </Box>
      ))}
    </>
  )
}
