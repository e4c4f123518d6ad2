/** A picture out of the studio, shipped with the build: takes its name, such as `laptop-graphite-1`. */
export const studioPicture = (name: string): string => `${STUDIO}${name}.avif`

/** The scene that a featured review opens with. */
export const reviewPicture = (id: string): string => `${import.meta.env.BASE_URL}images/reviews/${id}.avif`

/** What a shared link shows: few services read AVIF, so each of the studio's sets has a JPEG. Other pictures stay. */
export const sharedPicture = (image: string | undefined): string | undefined =>
  image?.startsWith(STUDIO)
    ? image.replace(STUDIO, `${import.meta.env.BASE_URL}images/shared/`).replace(/-\d\.avif$/, '.jpg')
    : image

/** How many pixels wide the small version of a studio picture is; the picture itself has twice as many. */
export const SMALL_WIDTH = 400

/** The same picture for where it is drawn small; undefined for pictures from elsewhere. */
export const smallPicture = (image: string): string | undefined =>
  image.startsWith(STUDIO) ? image.replace(STUDIO, `${import.meta.env.BASE_URL}images/small/`) : undefined

/** Whether it has alpha and stands on the scheme's backdrop, as all have that come with the build. */
export const isStudioPicture = (image: string): boolean => image.startsWith(`${import.meta.env.BASE_URL}images/`)

const STUDIO = `${import.meta.env.BASE_URL}images/products/`
