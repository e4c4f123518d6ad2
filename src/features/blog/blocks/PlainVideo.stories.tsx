import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PlainVideo } from './PlainVideo.tsx'

const file = (path: string) => new URL(path, document.baseURI).pathname

const meta = preview.meta({
  component: PlainVideo,
  args: { src: file('videos/first-overtone.webm'), poster: file('videos/first-overtone.svg') },
})

export const BrowserControls = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Video')).toHaveAttribute('controls')
  },
})

/** `controls: false`: a button of the shop's own in their place. */
export const OwnButton = meta.story({
  args: { controls: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play video' })).toBeVisible()
  },
})

export const OwnButtonPlaying = meta.story({
  args: { controls: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play video' }))
    await expect(await canvas.findByRole('button', { name: 'Pause video' })).toBeVisible()
    const film: HTMLVideoElement = canvas.getByLabelText('Video')
    await waitFor(() => expect(film.currentTime).toBeGreaterThan(0))
  },
})

/** Once stopped it can be started again from where it is. */
export const OwnButtonPaused = meta.story({
  args: { controls: false },
  play: async (context) => {
    await OwnButtonPlaying.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Pause video' }))
    const film: HTMLVideoElement = canvas.getByLabelText('Video')
    await expect(film.paused).toBe(true)
    await expect(await canvas.findByRole('button', { name: 'Play video' })).toHaveFocus()
  },
})
