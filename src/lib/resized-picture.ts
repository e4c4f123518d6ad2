/**
 * Pictures of a catalogue that packages/catalogue/output/pictures.ts has resized. A catalogue contains the address of
 * the version of 800 pixels; the others differ only in the end of their names.
 */
const FOLDER = `${import.meta.env.BASE_URL}data/pictures/`
const END = '-800.avif'

/** Returns the URL of another version, such as `-400.avif`, or undefined for a picture that was not resized. */
export const resizedPicture = (image: string, end: '-400.avif' | '-1600.avif' | '.jpg'): string | undefined =>
  image.startsWith(FOLDER) && image.endsWith(END) ? image.slice(0, -END.length) + end : undefined
