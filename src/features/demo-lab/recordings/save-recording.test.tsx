import { saveRecording } from './save-recording.ts'

const recordingsOf = (calls: number) => ({
  save: () => ({ text: '{}', calls, leftOut: 0 }),
  load: vi.fn<() => never>(),
})

test('the name of the saved file is returned', () => {
  URL.createObjectURL = () => 'blob:saved'
  let saved = ''
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved = this.download
  })
  const { fileName } = saveRecording(recordingsOf(2))
  expect(fileName).toMatch(/^recording-.*\.har$/)
  expect(fileName).toBe(saved)
})

test('without calls, no file is saved or named', () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  expect(saveRecording(recordingsOf(0)).fileName).toBeNull()
  expect(click).not.toHaveBeenCalled()
})
