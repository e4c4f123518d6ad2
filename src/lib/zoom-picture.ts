import { resizedPicture } from './resized-picture.ts'
import names from './zoom-pictures.json' with { type: 'json' }

const FOLDER = `${import.meta.env.BASE_URL}images/products/`

/** Files of the product pictures that have a version of 1,600 pixels. tools/studio/render.ts writes the list. */
const ZOOM_PICTURES: readonly string[] = names

/** Returns the URL of a product picture's version for the zoom, or the picture itself if it has none. */
export const zoomPicture = (image: string): string =>
  ZOOM_PICTURES.includes(image.replace(FOLDER, ''))
    ? image.replace(FOLDER, `${FOLDER}zoom/`)
    : (resizedPicture(image, '-1600.avif') ?? image)
