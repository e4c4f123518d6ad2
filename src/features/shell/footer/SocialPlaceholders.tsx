import { mdiInstagram, mdiPodcast, mdiYoutube } from '@mdi/js'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Icon } from '#src/ui/Icon.tsx'

/** Links without a target yet (spec §2). */
const PLACEHOLDERS = [
  { label: 'Instagram', icon: mdiInstagram },
  { label: 'YouTube', icon: mdiYoutube },
  { label: 'Podcast', icon: mdiPodcast },
]

export function SocialPlaceholders() {
  return (
    <Stack component="ul" direction="row" aria-label="Social media, not linked yet" sx={{ gap: 2 }}>
      {PLACEHOLDERS.map(({ label, icon }) => (
        <li key={label}>
          <Placeholder role="link" aria-disabled="true" aria-label={label}>
            <Icon path={icon} size={20} />
          </Placeholder>
        </li>
      ))}
    </Stack>
  )
}

/** An `a` without `href`, which HTML calls a placeholder link. */
const Placeholder = styled('a')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: theme.target,
  height: theme.target,
  border: theme.line.hair,
  borderRadius: theme.shape.borderRadius,
}))
