import { FOCUSABLE } from '#storybook/focusable.ts'
import { siteUrl } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { EmbeddedVideo } from './EmbeddedVideo.tsx'

const meta = preview.meta({
  title: 'Components/Post/YouTube video',
  tags: ['since:0.1.0'],
  component: EmbeddedVideo,
  decorators: [inArticle],
  // A picture instead of the player, because stories load nothing from other hosts.
  args: { src: siteUrl('videos/first-overtone.svg'), name: 'Video' },
  parameters: {
    guide: {
      do: 'Give the film a name: the player is announced with it.',
      dont: 'Do not load the player before the visitor asks for it.',
      keyboard: 'Tab reaches it; Enter or Space loads the player, which then has the focus.',
    },
    docs: {
      description: {
        component:
          'A film on YouTube. Nothing loads from YouTube until the visitor presses Play. For the shop’s own films, use the video file.',
      },
    },
  },
})

export const Default = meta.story({})

/** After a press on Play video. A picture replaces the player, because stories load nothing from other hosts. */
export const Playing = meta.story({ parameters: inIframe({ steps: ['Play video'] }, 700) })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
