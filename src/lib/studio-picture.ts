import { resizedPicture } from './resized-picture.ts'

/** Returns the URL of a product picture that ships with the build, by name, such as `laptop-graphite-1`. */
export const studioPicture = (name: string): string => `${STUDIO}${name}.avif`

/** Returns the URL of a featured review's picture. */
export const reviewPicture = (id: string): string => `${import.meta.env.BASE_URL}images/reviews/${id}.avif`

/**
 * Returns the URL of a product picture's JPEG for previews of shared links, because few services read AVIF. Returns
 * other URLs unchanged.
 */
export const sharedPicture = (image: string | undefined): string | undefined =>
  image?.startsWith(STUDIO)
    ? image.replace(STUDIO, `${import.meta.env.BASE_URL}images/shared/`).replace(/-\d\.avif$/, '.jpg')
    : image && (resizedPicture(image, '.jpg') ?? image)

/** Width of a picture's small version in pixels. The full version is twice as wide. */
export const SMALL_WIDTH = 400

/** Returns the URL of the small version, or undefined for pictures from other sites, which have none. */
export const smallPicture = (image: string): string | undefined =>
  image.startsWith(STUDIO)
    ? image.replace(STUDIO, `${import.meta.env.BASE_URL}images/small/`)
    : resizedPicture(image, '-400.avif')

/** Returns whether the picture ships with the build. Such pictures are transparent and show the theme's backdrop. */
export const isStudioPicture = (image: string): boolean => image.startsWith(`${import.meta.env.BASE_URL}images/`)

const STUDIO = `${import.meta.env.BASE_URL}images/products/`
