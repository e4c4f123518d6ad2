/** A picture out of the studio, shipped with the build: takes its name, such as `laptop-graphite-1`. */
export const studioPicture = (name: string): string => `${import.meta.env.BASE_URL}images/products/${name}.avif`
