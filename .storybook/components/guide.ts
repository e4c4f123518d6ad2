/** How to use a component: `parameters: { guide: { … } }` of its stories. Its docs page shows it. */
export type Guide = {
  do: string
  dont: string
  /** Keys and their effects. Missing if there is nothing to operate. */
  keyboard?: string
  /** Names of the transcripts in `e2e/heard/` that read it. */
  heard?: readonly string[]
}

/** Parameters of stories. A flow has its transcripts in `heard`, a component in its guide. */
export type HeardParameters = { guide?: Guide; heard?: readonly string[] }
