import Box from '@mui/material/Box'
import { SETS } from '#fixtures/picture-sets.ts'
import { Picture as PictureElement } from '#src/features/products/Picture.tsx'
import { SMALL_WIDTH } from '#src/lib/picture-width.ts'
import { smallPicture, studioPicture } from '#src/lib/studio-picture.ts'
import { OVERTONE, type Shop, useShownShop } from '../../shop/shops.ts'
import { Block, Muted, Value } from './primitives.tsx'

/** Shows every product picture, grouped by product shape, or those of the toolbar's shop by product. */
export function Pictures() {
  const shop = useShownShop()
  if (shop !== OVERTONE) return <OwnPictures shop={shop} />
  return (
    <Block>
      {Object.entries(SETS).map(([shape, finishes]) => (
        <Box key={shape} component="section" sx={{ mt: 10 }}>
          <Box component="h2" sx={{ mb: 3, '&::first-letter': { textTransform: 'uppercase' } }}>
            {shape.replaceAll('-', ' ')}
          </Box>
          <Box sx={GRID}>
            {Object.entries(finishes).flatMap(([finish, views]) =>
              views.map((view) => (
                <StudioPicture
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

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(3, 1fr)', md: 'repeat(6, 1fr)' } }

function OwnPictures({ shop: { rows } }: { shop: Shop }) {
  return (
    <Block>
      <Box sx={GRID}>
        {rows.products.flatMap(({ title, images }) =>
          images.map((image, index) => (
            <PictureFigure
              key={image}
              address={import.meta.env.BASE_URL + image}
              name={title}
              caption={`View ${index + 1}`}
            />
          )),
        )}
      </Box>
    </Block>
  )
}

function StudioPicture({ name, caption }: { name: string; caption: string }) {
  return <PictureFigure address={studioPicture(name)} {...{ name, caption }} data-studio />
}

type PictureFigureProps = { address: string; name: string; caption: string; 'data-studio'?: true }

function PictureFigure({ address, name, caption, ...studio }: PictureFigureProps) {
  return (
    <Box component="figure" sx={{ minWidth: 0 }}>
      <a href={address} target="_blank" rel="noreferrer">
        <PictureElement
          {...studio}
          src={smallPicture(address) ?? address}
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
