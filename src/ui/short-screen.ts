/** A phone on its side, or a page enlarged until it is as low: what is fixed there leaves little to read. */
export const SHORT_SCREEN = '@media (max-height: 480px)'
