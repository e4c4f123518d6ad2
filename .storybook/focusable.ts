/** Selects every focusable element; used as a target of the pseudo-states add-on. */
export const FOCUSABLE = ':is(a, button, input, select, textarea, summary)'
