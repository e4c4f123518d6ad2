import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useSite } from '#src/config/site.tsx'

/** The store's logo and name, or the configured picture of both. The demo's logo is also its favicon. */
export function Wordmark() {
  const { store } = useSite()
  if (store.logo) return <Picture src={import.meta.env.BASE_URL + store.logo} alt={store.name} />
  return (
    <Typography component="span" variant="h2" color="textPrimary" sx={sign}>
      <svg
        viewBox="0 0 32 32"
        width="28"
        height="28"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path stroke="currentColor" d="M17.66 7.18A10 10 0 1 0 17.66 24.82" />
        <path
          stroke="var(--o-palette-signal-bright)"
          d="M17.6 12.2a5.6 5.6 0 0 1 0 7.6M23.2 8.4a11.6 11.6 0 0 1 0 15.2"
        />
      </svg>
      {store.name}
    </Typography>
  )
}

/** As high as the drawn logo. The width does not depend on the picture, so that nothing moves when it is loaded. */
const Picture = styled('img')({
  display: 'block',
  width: 'min(240px, 40vw)',
  height: 28,
  objectFit: 'contain',
  objectPosition: 'left',
})

const sign = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  // The logo has its place before the browser parses the name.
  minHeight: (theme: Theme) => theme.target,
  lineHeight: (theme: Theme) => `${theme.target}px`,
  letterSpacing: '-0.03em',
}
