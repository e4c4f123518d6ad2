import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'

/** Number of tags that a card shows before '+N more' (spec §9). */
const CARD_TAGS = 3

/** A post's tags: the first three, then '+N more'. With `all`, every tag. */
export function TagList({ tags: allTags, all = false }: { tags: string[]; all?: boolean }) {
  const tags = allTags.filter(Boolean)
  if (tags.length === 0) return null
  const shown = all ? tags : tags.slice(0, CARD_TAGS)
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label="Tags"
      sx={{ flexWrap: 'wrap', gap: 1.5, marginTop: 1, color: 'text.secondary' }}
    >
      {shown.map((tag, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A post can have the same tag twice.
        <Chip key={index} component="li" dir="auto" label={tag} />
      ))}
      {tags.length > shown.length && <Chip component="li" label={`+${tags.length - shown.length} more`} />}
    </Stack>
  )
}
