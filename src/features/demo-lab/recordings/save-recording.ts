import type { Recordings, SavedRecording } from '#src/demo/demo-api.ts'

/** `fileName` is null if there were no calls to save. */
export type SavedFile = SavedRecording & { fileName: string | null }

/** Saves the last calls as a HAR file with the browser's own dialog or in its folder for downloads. Without calls, saves nothing. */
export function saveRecording(recordings: Recordings): SavedFile {
  const saved = recordings.save()
  return saved.calls === 0 ? { ...saved, fileName: null } : saveFile('recording', saved)
}

/** Saves a HAR file. Its name starts with `kind` and has the time. */
export function saveFile(kind: 'recording' | 'state', saved: SavedRecording): SavedFile & { fileName: string } {
  const url = URL.createObjectURL(new Blob([saved.text], { type: 'application/json' }))
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const fileName = `${kind}-${time}.har`
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click()
  // Later, because a browser may read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return { ...saved, fileName }
}
