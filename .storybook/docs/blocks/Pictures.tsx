import Box from '@mui/material/Box'
import { SETS } from '#fixtures/picture-sets.ts'
import { Picture as PictureElement } from '#src/features/products/Picture.tsx'
import { SMALL_WIDTH } from '#src/lib/picture-width.ts'
import { smallPicture, studioPicture } from '#src/lib/studio-picture.ts'
import { Block, Muted, Value } from './primitives.tsx'

/** Shows every product picture, grouped by product shape. */
export function Pictures() {
  return (
    <Block>
      {Object.entries(SETS).map(([shape, finishes]) => (
        <Box key={shape} component="section" sx={{ mt: 10 }}>
          <Box component="h2" sx={{ mb: 3, '&::first-letter': { textTransform: 'uppercase' } }}>
            {shape.replaceAll('-', ' ')}
          </Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(3, 1fr)', md: 'repeat(6, 1fr)' } }}>
            {Object.entries(finishes).flatMap(([finish, views]) =>
              views.map((view) => (
                <Picture
                  key={`${finish} ${view}`}
                  name={`${shape}-${finish}-${view}`}
                  caption={`${finish}, view ${view}`}
                />
              )),
            )}
          </Box>
        </Box>
      ))}
    </Block>
  )
}

function Picture({ name, caption }: { name: string; caption: string }) {
  const picture = studioPicture(name)
  return (
    <Box component="figure" sx={{ minWidth: 0 }}>
      <a href={picture} target="_blank" rel="noreferrer">
        <PictureElement
          data-studio
          src={smallPicture(picture)}
          width={SMALL_WIDTH}
          height={SMALL_WIDTH}
          loading="lazy"
          alt={name}
          sx={{ width: '100%', borderRadius: (theme) => `${theme.shape.pictureRadius}px` }}
        />
      </a>
      <Box component="figcaption" sx={{ mt: 2 }}>
        <Value sx={{ display: 'block', overflowWrap: 'anywhere' }}>{name}</Value>
        <Muted>{caption}</Muted>
      </Box>
    </Box>
  )
}
