/** Replaces date-fns in the browser build. */
export const compareAsc = (left: Date, right: Date): number => Math.sign(left.getTime() - right.getTime())
