import type { Recordings, SavedRecording } from '#src/api/demo-api.ts'

/** Saves the last calls as a HAR file with the browser's own dialog or in its folder for downloads. Without calls, saves nothing. */
export function saveRecording(recordings: Recordings): SavedRecording {
  const saved = recordings.save()
  if (saved.calls === 0) return saved
  const url = URL.createObjectURL(new Blob([saved.text], { type: 'application/json' }))
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  Object.assign(document.createElement('a'), { href: url, download: `recording-${time}.har` }).click()
  // Later, because a browser may read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return saved
}
