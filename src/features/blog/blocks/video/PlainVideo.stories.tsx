import { type PropsWithChildren, useEffect, useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import { overtonePost } from '#fixtures/posts.ts'
import { blockIn } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import preview from '#storybook/preview.tsx'
import { PlainVideo } from './PlainVideo.tsx'

const { src = '', poster } = blockIn(overtonePost, 'video')

const meta = preview.meta({
  title: 'Components/Post/Video file',
  tags: ['since:0.1.0'],
  component: PlainVideo,
  decorators: [inArticle],
  args: { src, name: 'Video', poster, controls: true, autoplay: false },
  parameters: {
    guide: {
      do: 'Add a poster, which shows until the film plays.',
      dont: 'Do not put a message only into the sound.',
      keyboard: 'The browser’s own controls: Tab reaches them, Space plays and pauses.',
    },
    docs: {
      description: {
        component:
          'A film of the shop. Nothing loads until it plays. It plays automatically, without sound, only if the post asks for it and the visitor does not prefer reduced motion. For YouTube, use its own block.',
      },
    },
  },
})

export const BrowserControls = meta.story({})

/** `controls: false`: one button of the shop instead of the browser's controls. */
export const OwnButton = meta.story({ args: { controls: false } })
OwnButton.test('the button plays, pauses and resumes the film', async ({ canvas, userEvent }) => {
  const film: HTMLVideoElement = canvas.getByLabelText('Video')
  await expect(canvas.getByRole('button', { name: 'Play video' })).toBeVisible()
  // The browser lets a synthetic click start only muted films.
  film.muted = true
  await userEvent.click(canvas.getByRole('button', { name: 'Play video' }))
  await expect(await canvas.findByRole('button', { name: 'Pause video' })).toBeVisible()
  await waitFor(() => expect(film.currentTime).toBeGreaterThan(0))
  await userEvent.click(canvas.getByRole('button', { name: 'Pause video' }))
  await expect(film.paused).toBe(true)
  await expect(await canvas.findByRole('button', { name: 'Play video' })).toHaveFocus()
  await userEvent.click(canvas.getByRole('button', { name: 'Play video' }))
  await expect(await canvas.findByRole('button', { name: 'Pause video' })).toHaveFocus()
  await expect(film.currentTime).toBeGreaterThan(0)
})

/** Playing at speed 0, so that the story does not move. */
export const OwnButtonPlaying = meta.story({
  args: { controls: false },
  decorators: [(Story) => <PlayedAtSpeedZero>{Story()}</PlayedAtSpeedZero>],
})

function PlayedAtSpeedZero({ children }: PropsWithChildren) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const film = container.current?.querySelector('video')
    if (!film) return
    film.muted = true
    film.playbackRate = 0
    // Rejects if the story is left before the film plays.
    film.play().catch(() => undefined)
  }, [])
  return <div ref={container}>{children}</div>
}

export const OwnButtonFocus = meta.story({
  args: { controls: false },
  parameters: { pseudo: { focusVisible: ['button'] } },
})

export const WithoutPoster = meta.story({ args: { poster: undefined, controls: false } })

export const Phone = meta.story({ args: { controls: false }, globals: { viewport: { value: 'phone' } } })
