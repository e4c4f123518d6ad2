import { styled } from '@mui/material/styles'

/** Tags a card shows before it says how many more there are (spec §9). */
const CARD_TAGS = 3

/** A post's tags: the first of them, then '+N more'; all of them where `all` is set. */
export function TagList({ tags: given, all = false }: { tags: string[]; all?: boolean }) {
  const tags = given.filter(Boolean)
  if (tags.length === 0) return null
  const shown = all ? tags : tags.slice(0, CARD_TAGS)
  return (
    <List aria-label="Tags">
      {shown.map((tag, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A tag may be there twice.
        <li key={index}>{tag}</li>
      ))}
      {tags.length > shown.length && <li>+{tags.length - shown.length} more</li>}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginTop: 4,
  color: theme.vars.palette.text.secondary,
  '& li': { padding: '1px 8px', border: `1px solid ${theme.vars.palette.divider}`, borderRadius: 4 },
}))
