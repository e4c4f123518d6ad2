import { statusOf } from './status.ts'

test.each([
  [['since:0.2.0'], 'new'],
  [['since:0.3.0'], 'new'],
  [['since:0.10.0'], 'new'],
  [['since:0.1.0'], 'stable'],
  [['since:0.1.0', 'changed:0.2.0'], 'changed'],
  [['since:0.1.0', 'changed:0.3.0'], 'changed'],
  [['since:0.1.0', 'changed:0.1.5'], 'stable'],
  [['since:0.2.0', 'deprecated'], 'deprecated'],
  [['autodocs'], undefined],
])('in version 0.2.0, the tags %j make a component %s', (tags, status) => {
  expect(statusOf(tags, '0.2.0')).toBe(status)
})
