/**
 * The figures as a plain table for each circumstance, one step a row, one build a
 * column; of two builds also the ratio, and its geometric mean over the filter steps.
 */
import { geometricMean, mediansOf } from './figures.mjs'
import { FILTER_STEPS } from './steps.mjs'

/** @typedef {import('./figures.mjs').Reading} Reading */

const WIDTH = 13

/** @param {Reading[]} readings @param {string[]} builds one, or the one in question and the one it stands beside */
export function tablesOf(readings, builds) {
  return distinct(readings.map(({ where }) => where))
    .map((where) =>
      tableOf(
        readings.filter((reading) => reading.where === where),
        builds,
      ),
    )
    .join('\n\n')
}

/** @param {Reading[]} readings all of one circumstance @param {string[]} builds */
function tableOf(readings, builds) {
  const medianOf = mediansOf(readings)
  const steps = distinct(readings.map(({ step }) => step))
  const figures = distinct(readings.map(({ figure }) => figure))
  const where = readings[0]?.where ?? ''
  const [ours = '', theirs] = builds

  /** @param {string} step @param {string} figure */
  const valuesOf = (step, figure) => builds.map((build) => medianOf({ build, where, step, figure }))
  /** @param {string} step @param {string} figure */
  const ratioOf = (step, figure) =>
    medianOf({ build: ours, where, step, figure }) / medianOf({ build: theirs ?? '', where, step, figure })
  /** @param {number} ratio */
  const ratioCell = (ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–')

  const columns = theirs ? [...builds, 'ratio'] : builds
  const rows = steps.map((step) =>
    row(
      step,
      figures.flatMap((figure) => [
        ...valuesOf(step, figure).map((value) => value.toFixed(0)),
        ...(theirs ? [ratioCell(ratioOf(step, figure))] : []),
      ]),
    ),
  )
  const filterSteps = steps.filter((step) => FILTER_STEPS.includes(step))
  const means = figures.flatMap((figure) => [
    '',
    '',
    ratioCell(geometricMean(filterSteps.map((step) => ratioOf(step, figure)))),
  ])
  return [
    where,
    row(
      '',
      figures.flatMap((figure) => [figure, ...columns.slice(1).map(() => '')]),
    ),
    row(
      '',
      figures.flatMap(() => columns),
    ),
    ...rows,
    ...(theirs && filterSteps.length > 0 ? [row('geometric mean of filter steps', means)] : []),
  ].join('\n')
}

/** @param {string} name @param {string[]} cells */
const row = (name, cells) => [name.padEnd(32), ...cells.map((cell) => cell.padStart(WIDTH))].join('').trimEnd()

/** @param {string[]} values */
const distinct = (values) => [...new Set(values)]
