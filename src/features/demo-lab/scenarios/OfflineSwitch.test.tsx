import { screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { respond } from '#mocks/handlers/index.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { OfflineSwitch } from './OfflineSwitch.tsx'

test('the switch lets every call fail, and leaves the other scenarios active', async () => {
  const interceptor = createInterceptor(respond)
  const lab = createLab(interceptor)
  lab.choose(['slow-1s'])
  onTestFinished(() => lab.choose([]))
  const Part = () => (
    <OfflineSwitch chosen={useSyncExternalStore(interceptor.subscribe, interceptor.chosen)} onChoose={lab.choose} />
  )
  const user = renderWithProviders(<Part />)
  const checkbox = screen.getByRole('checkbox', { name: 'Every call fails, as when offline' })
  await user.click(checkbox)
  expect(interceptor.chosen()).toEqual(['slow-1s', 'offline'])
  const answers = lab.calls.map(({ method, path }) =>
    interceptor.answer(new Request(`http://shop.test${path.replace(/\{\w+\}/, 'x')}`, { method })),
  )
  expect(new Set((await Promise.all(answers)).map(({ type }) => type))).toEqual(new Set(['error']))
  await user.click(checkbox)
  expect(interceptor.chosen()).toEqual(['slow-1s'])
})
