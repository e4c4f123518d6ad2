/** A phone in landscape, or a page zoomed to a similar height. Fixed elements cover too much of it. */
export const SHORT_SCREEN = '@media (max-height: 480px)'
