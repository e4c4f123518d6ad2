import { mdiInstagram, mdiPodcast, mdiYoutube } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { Icon } from '#src/ui/Icon.tsx'

/** Placeholders: links that have nowhere to lead yet, and say so (spec §2). */
const PLACEHOLDERS = [
  { label: 'Instagram', icon: mdiInstagram },
  { label: 'YouTube', icon: mdiYoutube },
  { label: 'Podcast', icon: mdiPodcast },
]

export function SocialPlaceholders() {
  return (
    <List aria-label="Social media, not linked yet">
      {PLACEHOLDERS.map(({ label, icon }) => (
        <li key={label}>
          <Placeholder role="link" aria-disabled="true" aria-label={label}>
            <Icon path={icon} size={20} />
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
