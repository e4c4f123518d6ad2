import Box from '@mui/material/Box'
import { Fragment } from 'react'

const FILES = import.meta.glob<string>('../../../e2e/heard/*.txt', { query: '?raw', import: 'default', eager: true })

/** All transcripts, each below the name of its file. */
export function Transcripts() {
  return Object.entries(FILES).map(([path, text]) => {
    const id = path.replace(/^.*\/(.*)\.txt$/, '$1')
    const name = id.replaceAll('-', ' ')
    return (
      <Fragment key={path}>
        <h2 id={id}>{name.charAt(0).toUpperCase() + name.slice(1)}</h2>
        <Box component="pre" sx={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </Box>
      </Fragment>
    )
  })
}
