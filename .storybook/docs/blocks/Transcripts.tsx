import { Fragment } from 'react'
import { TranscriptSteps, transcriptTitle } from '../../helpers/transcript-steps.tsx'

const FILES = import.meta.glob<string>('../../../e2e/heard/*.txt', { query: '?raw', import: 'default', eager: true })

/** All transcripts, each below the name of its file. */
export function Transcripts() {
  return Object.entries(FILES).map(([path, text]) => {
    const name = path.replace(/^.*\/(.*)\.txt$/, '$1')
    return (
      <Fragment key={name}>
        <h2 id={name}>{transcriptTitle(name)}</h2>
        <TranscriptSteps text={text} />
      </Fragment>
    )
  })
}
