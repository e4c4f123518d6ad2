/** Stands in for date-fns in the browser's build. */
export const compareAsc = (left: Date, right: Date): number => Math.sign(left.getTime() - right.getTime())
