import { movableActions } from './action-commits.ts'

const COMMIT = 'a'.repeat(40)

test('an action with a tag, a branch or a short commit is reported', () => {
  const workflow = `
    steps:
      - uses: actions/checkout@v4
      - { uses: "actions/setup-node@main" }
      - id: pages
        uses: actions/configure-pages@${COMMIT.slice(0, 7)} # v5.0.0
      - uses: docker://node:24`
  expect(movableActions(workflow)).toEqual([
    'actions/checkout@v4',
    'actions/setup-node@main',
    'actions/configure-pages@aaaaaaa',
    'docker://node:24',
  ])
})

test('an action with a commit, or of this repository, is accepted', () => {
  expect(movableActions(`- uses: actions/checkout@${COMMIT} # v4.3.1\n- uses: ./.github/actions/own`)).toEqual([])
})
