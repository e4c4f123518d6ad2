import Box from '@mui/material/Box'
import { Quiet, Sheet, WorkshopLink } from './parts.tsx'

type Way = { to: string; globals?: string; name: string; why: string }

/** The links that somebody new needs first. */
export function Ways({ ways }: { ways: Way[] }) {
  return (
    <Sheet>
      <Box
        component="ol"
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' }}
      >
        {ways.map(({ to, globals, name, why }) => (
          <Box
            key={to}
            component="li"
            sx={{ p: 5, border: (theme) => theme.line.hair, borderRadius: 2, bgcolor: 'background.paper' }}
          >
            <Box sx={{ typography: 'h3' }}>
              <WorkshopLink to={to} globals={globals}>
                {name}
              </WorkshopLink>
            </Box>
            <Quiet sx={{ display: 'block', mt: 2 }}>{why}</Quiet>
          </Box>
        ))}
      </Box>
    </Sheet>
  )
}
