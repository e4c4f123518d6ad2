import { createProgress } from './progress.ts'

test('prints a line at most every two seconds', () => {
  let time = 0
  const lines: string[] = []
  const progress = createProgress(
    (line) => lines.push(line),
    () => time,
  )
  for (time = 0; time <= 5000; time += 500) progress('Reading products', time, 10_000)
  expect(lines).toEqual(['Reading products: 2,000 of 10,000', 'Reading products: 4,000 of 10,000'])
})
