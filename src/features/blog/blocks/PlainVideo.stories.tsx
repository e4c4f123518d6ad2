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
  component: PlainVideo,
  decorators: [inArticle],
  args: { src, poster, controls: true, autoplay: false },
  parameters: {
    docs: {
      description: {
        component:
          'A film of the shop’s own. Nothing of it is loaded before it plays; it plays by itself only where its post wants that and the visitor has not asked for less motion, and then without sound. For a film at YouTube use its own block.',
      },
    },
  },
})

export const BrowserControls = meta.story({})
BrowserControls.test('has the browser’s controls', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Video')).toHaveAttribute('controls')
})

/** `controls: false`: a button of the shop's own in their place. */
export const OwnButton = meta.story({ args: { controls: false } })
OwnButton.test('plays, stops, and plays again from where it is', async ({ canvas, userEvent }) => {
  const film: HTMLVideoElement = canvas.getByLabelText('Video')
  await expect(canvas.getByRole('button', { name: 'Play video' })).toBeVisible()
  // A script's click, unlike a visitor's, may only start silent ones.
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

/** The film stands at its first frame, so that the story rests. */
export const OwnButtonPlaying = meta.story({
  args: { controls: false },
  decorators: [(Story) => <AtItsFirstFrame>{Story()}</AtItsFirstFrame>],
})
OwnButtonPlaying.test('can be stopped', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Pause video' }))
  await expect(await canvas.findByRole('button', { name: 'Play video' })).toHaveFocus()
})

function AtItsFirstFrame({ children }: PropsWithChildren) {
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const film = screen.current?.querySelector('video')
    if (!film) return
    film.muted = true
    film.playbackRate = 0
    // It was left before it could play.
    film.play().catch(() => undefined)
  }, [])
  return <div ref={screen}>{children}</div>
}

export const OwnButtonFocus = meta.story({
  args: { controls: false },
  parameters: { pseudo: { focusVisible: ['button'] } },
})

export const WithoutPoster = meta.story({ args: { poster: undefined, controls: false } })

export const Phone = meta.story({ args: { controls: false }, globals: { viewport: { value: 'phone' } } })
