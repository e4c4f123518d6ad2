import { expect } from 'storybook/test'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { onSite } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { EmbeddedVideo } from './EmbeddedVideo.tsx'

const meta = preview.meta({
  title: 'Components/Post/YouTube video',
  component: EmbeddedVideo,
  decorators: [inArticle],
  // In the player’s place: stories load nothing from other hosts.
  args: { src: onSite('videos/first-overtone.svg') },
  parameters: {
    docs: {
      description: {
        component:
          'Stands in for a player from YouTube. Nothing is loaded from there before the visitor asks for it. For a film of the shop’s own use a video file.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('brings the player, and the focus to it, once it is asked for', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByTitle('Video')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: /^Play video/ }))
  const player = await canvas.findByTitle('Video')
  await expect(player).toHaveAttribute('src', args.src)
  await expect(player).toHaveFocus()
  await expect(canvas.queryByRole('button')).toBeNull()
})

/** The player has come; here a picture is in its place. */
export const Playing = meta.story({ parameters: inIframe({ steps: ['Play video'] }, 700) })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
