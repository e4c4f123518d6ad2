import Box from '@mui/material/Box'
import { Block, Muted, StorybookLink } from './primitives.tsx'

type StartLink = { to: string; globals?: string; name: string; description: string }

/** Grid of links to the pages that a new user needs first. */
export function StartLinks({ links }: { links: StartLink[] }) {
  return (
    <Block>
      <Box
        component="ol"
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' }}
      >
        {links.map(({ to, globals, name, description }) => (
          <Box
            key={to}
            component="li"
            sx={{ p: 5, border: (theme) => theme.line.hair, borderRadius: 2, bgcolor: 'background.paper' }}
          >
            <Box sx={{ typography: 'h3' }}>
              <StorybookLink to={to} globals={globals}>
                {name}
              </StorybookLink>
            </Box>
            <Muted sx={{ display: 'block', mt: 2 }}>{description}</Muted>
          </Box>
        ))}
      </Box>
    </Block>
  )
}
