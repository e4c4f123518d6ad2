import { BUILD_TARGET, SUPPORTED_BROWSERS_TEXT } from './supported-browsers.ts'

test('the build target and the message for older browsers name the same versions', () => {
  expect(BUILD_TARGET).toEqual(['chrome110', 'edge121', 'firefox121', 'safari16.4'])
  expect(SUPPORTED_BROWSERS_TEXT).toBe('Chrome 110, Edge 121, Firefox 121, or Safari 16.4')
})
