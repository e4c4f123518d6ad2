/**
 * What many readings say together.
 */

/**
 * One figure of one visit.
 * @typedef {{ build: string, where: string, step: string, figure: string, value: number }} Reading
 */

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

/** @param {number[]} ratios */
export const geometricMean = (ratios) =>
  Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length)

/**
 * The median of what was read, as a build's figure of a step.
 * @param {Reading[]} readings
 * @returns {(wanted: Omit<Reading, 'value'>) => number}
 */
export const mediansOf = (readings) => (wanted) =>
  median(
    readings
      .filter(
        ({ build, where, step, figure }) =>
          build === wanted.build && where === wanted.where && step === wanted.step && figure === wanted.figure,
      )
      .map(({ value }) => value),
  )
