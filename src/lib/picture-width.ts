/** Width of a picture's small version in pixels. The full version is twice as wide. */
export const SMALL_WIDTH = 400
