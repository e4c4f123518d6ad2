import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { hasPage, useSite } from '#src/config/site.tsx'
import { TextLink } from '#src/ui/controls/links.tsx'

/**
 * One sentence about the shop beside a scene from the studio, on the first page of the unfiltered home page. Nothing in a
 * shop with products or a tagline of its own, because sentence and scene are about the demo's products.
 */
export function HomeOpening() {
  const site = useSite()
  const { store, retailer, api } = site
  if (api.data || store.tagline !== undefined) return null
  return (
    <Box component="section" aria-label={`About ${store.name}`} sx={STAGE}>
      <Box sx={TEXT}>
        <Typography sx={SENTENCE}>
          {`Audio and tech chosen by people who use it, sold and shipped by ${retailer.name}.`}
        </Typography>
        {hasPage(site, '/about') && (
          <TextLink to="/about" sx={LINK}>
            About {store.name}
          </TextLink>
        )}
      </Box>
      <Box component="picture" sx={PICTURE}>
        <source media={PHONE} srcSet={scene('opening-phone')} width={400} height={400} />
        {/* The products' pictures are more important. */}
        <img src={scene('opening')} alt="" width={1520} height={400} fetchPriority="low" />
      </Box>
    </Box>
  )
}

const scene = (name: string) => `${import.meta.env.BASE_URL}images/${name}.avif`

/** Below the breakpoint `sm`. */
const PHONE = '(max-width: 599.95px)'

/** Pixels. */
const HEIGHT = { xs: 112, sm: 124 }

const STAGE = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // The box grows with its text.
  minHeight: HEIGHT,
  marginTop: { xs: 3, md: 4 },
  overflow: 'hidden',
  borderRadius: ({ shape }) => `${shape.pictureRadius}px`,
  background: ({ backdrop }) => backdrop,
  // Forced colors would replace the backdrop, on which black products are visible.
  '@media (forced-colors: active)': { border: ({ line }) => line.hair },
} satisfies SxProps<Theme>

const TEXT = {
  // Hidden until the browser has parsed all of it: the text is centred, so it would move when its rest arrives.
  '&:not(:has(+ picture > img))': { visibility: 'hidden' },
  flex: '1 1 0',
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  // Room for the focus ring of the link.
  paddingBlock: 1,
  paddingInline: { xs: 3, sm: 4, md: 6 },
} satisfies SxProps<Theme>

const SENTENCE = {
  // In `em`, so that the fallback font breaks the lines at the same places and nothing moves when the font loads.
  maxWidth: '18em',
  fontSize: { xs: 'body1.fontSize', sm: 'h2.fontSize', lg: 'title.fontSize' },
  fontWeight: 600,
  // Lines of whole pixels do not move when the font loads: 20, 28 and 32, unless the text is large.
  lineHeight: { xs: '1.25rem', sm: '1.75rem', lg: '2rem' },
  letterSpacing: '-0.01em',
  textWrap: 'balance',
} satisfies SxProps<Theme>

const LINK = { fontSize: { xs: 'body2.fontSize', sm: 'body1.fontSize' } } satisfies SxProps<Theme>

// Phones show a scene of their own. Other narrow windows cut the wide one at a gap between two products: 0.478 of its
// width, or 0.318 from `md` on.
const PICTURE = {
  display: 'contents',
  '& > img': {
    height: HEIGHT,
    width: { xs: '34%', sm: 'auto' },
    marginRight: { xs: 2, sm: 0 },
    aspectRatio: { sm: 'calc(3.8 * 0.522)', md: 'calc(3.8 * 0.682)', lg: '3.8' },
    objectFit: { xs: 'contain', sm: 'cover' },
    objectPosition: 'right',
    // Fades the shadow that the cut goes through.
    maskImage: { sm: 'linear-gradient(to right, transparent, #000 16px)', lg: 'none' },
  },
} satisfies SxProps<Theme>
