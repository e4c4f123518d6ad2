import Instagram from '@mui/icons-material/Instagram'
import PodcastsOutlined from '@mui/icons-material/PodcastsOutlined'
import YouTube from '@mui/icons-material/YouTube'
import { styled } from '@mui/material/styles'

/** Placeholders: links that have nowhere to lead yet, and say so (spec §2). */
const PLACEHOLDERS = [
  { label: 'Instagram', Icon: Instagram },
  { label: 'YouTube', Icon: YouTube },
  { label: 'Podcast', Icon: PodcastsOutlined },
]

export function SocialPlaceholders() {
  return (
    <List aria-label="Social media, not linked yet">
      {PLACEHOLDERS.map(({ label, Icon }) => (
        <li key={label}>
          <Placeholder role="link" aria-disabled="true" aria-label={label}>
            <Icon fontSize="small" />
          </Placeholder>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')({ display: 'flex', gap: 8 })

/** An `a` without an address is HTML's own placeholder link. */
const Placeholder = styled('a')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
}))
