/** What a finger presses and the keyboard comes to, as a selector for the add-on of pseudo-states. */
export const FOCUSABLE = ':is(a, button, input, select, textarea, summary)'
