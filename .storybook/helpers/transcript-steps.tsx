/* @jsxRuntime classic */
import React from 'react'

/** Returns the title of a transcript from the name of its file. */
export function transcriptTitle(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

// Storybook's interface and its docs style lists differently.
const step = { margin: '16px 0 4px', padding: 0, font: 'inherit', fontWeight: 600 }
const phrase = { margin: '0 0 4px 24px', padding: 0, font: 'inherit' }

/** Shows a transcript of `e2e/heard/`: each step, and below it the phrases. For the docs and Storybook's own interface. */
export function TranscriptSteps({ text }: { text: string }) {
  const lines = text.split('\n').filter(Boolean)
  return (
    <dl style={{ margin: 0, padding: 0, lineHeight: 1.4 }}>
      {lines.map((line, index) => {
        const [Item, style] = line.startsWith('  ') ? (['dd', phrase] as const) : (['dt', step] as const)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- Lines repeat and are never reordered.
          <Item key={index} style={style}>
            {line.trim()}
          </Item>
        )
      })}
    </dl>
  )
}
