/** Docs page of a component: Storybook’s own, with its status, its guide and where it is used. */
import Box from '@mui/material/Box'
import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Fragment, type ReactNode, useContext, useEffect, useState } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import shop from '../../package.json' with { type: 'json' }
import { Muted, SpecTable, StorybookLink } from '../docs/blocks/primitives.tsx'
import type { Guide } from './guide.ts'
import { sinceOf, statusOf } from './status.ts'
import { findColors } from './tokens-used.ts'
import { type Link, uses } from './uses.ts'

export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const guide: Guide | undefined = preparedMeta.parameters.guide
  const { tags = [] } = csfFile.meta
  const isSingleStory = Object.keys(csfFile.stories).length === 1
  return (
    <>
      <Title />
      <Muted>{[statusOf(tags, shop.version), `since ${sinceOf(tags)}`].join(', ')}</Muted>
      <Description of="meta" />
      {isSingleStory && <Description of="story" />}
      {guide && <DoAndDont guide={guide} />}
      <Primary />
      <Controls />
      <Heading>Use</Heading>
      <Facts
        guide={guide}
        stories={String(preparedMeta.parameters.fileName).replace('./', '')}
        isFramed={preparedMeta.parameters.docs?.story?.inline === false}
      />
      {!isSingleStory && <Stories />}
    </>
  )
}

function DoAndDont({ guide }: { guide: Guide }) {
  return (
    <Unstyled>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, my: 6 }}>
        {[
          ['Do', guide.do, 'text.primary'],
          ['Don’t', guide.dont, 'error.main'],
        ].map(([title, text, color]) => (
          <Box key={title} sx={{ pl: 4, borderLeft: '2px solid', borderColor: color }}>
            <Box sx={{ typography: 'h3' }}>{title}</Box>
            {text}
          </Box>
        ))}
      </Box>
    </Unstyled>
  )
}

type FactsProps = { guide: Guide | undefined; stories: string; isFramed: boolean }

function Facts({ guide, stories, isFramed }: FactsProps) {
  const { everywhere = false, pages = [], components = [] } = uses[stories] ?? {}
  const rows: [name: string, value: ReactNode][] = [
    ['Used on', everywhere ? 'Every page' : <Links key="pages" links={pages} />],
    ['Part of', <Links key="components" links={components} />],
  ]
  // The style rules of a frame are in another document.
  if (!isFramed) rows.push(['Colors', <Colors key="colors" />])
  if (guide) {
    rows.push(['Keyboard', guide.keyboard ?? 'There is nothing to operate.'])
    rows.push(['Screen reader', guide.heard ? <Heard key="heard" names={guide.heard} /> : 'In no transcript'])
  }
  return (
    <SpecTable
      columns={['', 'In the shop']}
      rows={rows.map(([name, value]) => ({ key: name, cells: [name, value] }))}
    />
  )
}

const Heard = ({ names }: { names: readonly string[] }) => (
  <>
    <StorybookLink to="/docs/flows-transcripts--docs">Transcripts</StorybookLink>: {names.join(', ')}
  </>
)

function Links({ links }: { links: Link[] }) {
  if (links.length === 0) return 'None'
  return links.map(({ name, path }, index) => (
    <Fragment key={path}>
      {index > 0 && ', '}
      <StorybookLink to={path}>{name}</StorybookLink>
    </Fragment>
  ))
}

/** Colors that the styles of the stories on this page use. Looks again after each story is rendered. */
function Colors() {
  const { channel } = useContext(DocsContext)
  const [names, setNames] = useState('')
  useEffect(() => {
    const update = () => setNames(findColors().join(', '))
    channel.on(STORY_RENDERED, update)
    return () => channel.off(STORY_RENDERED, update)
  }, [channel])
  return names || 'Those of the text around it'
}
