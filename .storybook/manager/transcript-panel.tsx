/* @jsxRuntime classic */
/** Panel with what a screen reader says in the flow of a story, or in those that contain a component. */
import React, { useEffect, useState } from 'react'
import { AddonPanel, DocumentWrapper } from 'storybook/internal/components'
import { useParameter } from 'storybook/manager-api'
import type { HeardParameters } from '../components/guide.ts'
import { TranscriptSteps, transcriptTitle } from '../helpers/transcript-steps.tsx'

/** Returns the names of a story's transcripts. */
export const heardIn = ({ guide, heard }: HeardParameters) => heard ?? guide?.heard ?? []

export function TranscriptPanel({ active = false }: { active?: boolean }) {
  const guide = useParameter<HeardParameters['guide']>('guide')
  const heard = useParameter<HeardParameters['heard']>('heard')
  return (
    <AddonPanel active={active}>
      <DocumentWrapper style={{ padding: 16 }}>
        {heardIn({ guide, heard }).map((name) => (
          <Transcript key={name} name={name} />
        ))}
      </DocumentWrapper>
    </AddonPanel>
  )
}

function Transcript({ name }: { name: string }) {
  const [text, setText] = useState('')
  useEffect(() => {
    void fetch(`./heard/${name}.txt`)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
      .then(setText, (error: Error) => setText(`The transcript ${name} cannot be loaded: ${error.message}`))
  }, [name])
  return (
    <>
      <h3>{transcriptTitle(name)}</h3>
      <TranscriptSteps text={text} />
    </>
  )
}
