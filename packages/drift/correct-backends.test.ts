import { CORRECT_BACKENDS } from '../contract-kit/testing/correct-backends.ts'
import type { Answer } from './answers.ts'
import { observeMock } from './observe-mock.ts'
import { referenceOf, runNight } from './testing/run-night.ts'

let mock: Answer[] = []
beforeAll(async () => {
  mock = await observeMock()
})

test.each(CORRECT_BACKENDS.map((backend) => [backend.name, backend] as const))(
  'a backend with %s has no drift, on the first night and later',
  async (_name, { create }) => {
    const fetch = create()
    const first = await runNight({ mock, fetch })
    expect(first.fresh.map(({ text }) => text)).toEqual([])
    const second = await runNight({ mock, fetch, reference: referenceOf(first) })
    expect(second.fresh.map(({ text }) => text)).toEqual([])
  },
)
