const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
const DEFAULT = 'h2'

/** Returns the tag for a heading's level, 1 to 6. Any other level is the default, 2 (spec §3). */
export const headingTag = (level: number | undefined) => TAGS[(level ?? 0) - 1] ?? DEFAULT
