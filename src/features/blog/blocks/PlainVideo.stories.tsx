import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PlainVideo } from './PlainVideo.tsx'

const file = (path: string) => import.meta.env.BASE_URL + path

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
    const film: HTMLVideoElement = canvas.getByLabelText('Video')
    // A script's click, unlike a visitor's, may only start silent ones.
    film.muted = true
    await userEvent.click(canvas.getByRole('button', { name: 'Play video' }))
    await expect(await canvas.findByRole('button', { name: 'Pause video' })).toBeVisible()
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
