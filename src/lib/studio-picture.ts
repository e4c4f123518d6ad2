import { resizedPicture } from './resized-picture.ts'

/** Returns the URL of a product picture that ships with the build, by name, such as `laptop-graphite-1`. */
export const studioPicture = (name: string): string => `${STUDIO}${name}.avif`

/** Returns the URL of a featured review's picture. */
export const reviewPicture = (id: string): string => `${import.meta.env.BASE_URL}images/reviews/${id}.avif`

/**
 * Returns the URL of the JPEG of a product's or a post's picture, for previews of shared links, because few services read
 * AVIF. Returns other URLs unchanged.
 */
export function sharedPicture(image: string | undefined): string | undefined {
  if (image?.startsWith(STUDIO)) return image.replace(STUDIO, SHARED).replace(/-\d\.avif$/, '.jpg')
  if (image?.startsWith(POSTS)) return image.replace(POSTS, `${SHARED}posts/`).replace(/\.avif$/, '.jpg')
  return image && (resizedPicture(image, '.jpg') ?? image)
}

/** Returns the URL of the small version, or undefined for pictures from other sites, which have none. */
export const smallPicture = (image: string): string | undefined =>
  image.startsWith(STUDIO)
    ? image.replace(STUDIO, `${import.meta.env.BASE_URL}images/small/`)
    : resizedPicture(image, '-400.avif')

/** Returns whether the picture ships with the build. Such pictures are transparent and show the theme's backdrop. */
export const isStudioPicture = (image: string): boolean => image.startsWith(`${import.meta.env.BASE_URL}images/`)

const STUDIO = `${import.meta.env.BASE_URL}images/products/`
const POSTS = `${import.meta.env.BASE_URL}images/posts/`
const SHARED = `${import.meta.env.BASE_URL}images/shared/`
