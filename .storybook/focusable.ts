/** Selects links, buttons, fields and summaries. Passed to the pseudo-states add-on as a target. */
export const FOCUSABLE = ':is(a, button, input, select, textarea, summary)'
