import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { embeddedFilmPost, overtonePost } from '#fixtures/posts.ts'
import { blockIn } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import preview from '#storybook/preview.tsx'
import { Paragraph } from './Paragraph.tsx'
import { Video } from './Video.tsx'

const meta = preview.meta({
  title: 'Components/Post/Video',
  component: Video,
  decorators: [
    (Story: () => ReactNode) => (
      <>
        <Paragraph content="What stands before the film." />
        {Story()}
        <Paragraph content="What stands after it." />
      </>
    ),
    inArticle,
  ],
  args: blockIn(overtonePost, 'video'),
  parameters: {
    docs: {
      description: {
        component:
          'A post’s film: a file of the shop’s own, or one at YouTube, which waits to be asked for. An address that may not be used shows nothing at all. Not for decoration: a film has something to say.',
      },
    },
  },
})

/** A file, with its poster. */
export const Default = meta.story({})

export const YouTube = meta.story({ args: { ...blockIn(embeddedFilmPost, 'video'), src: undefined } })
YouTube.test('waits to be asked for', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^Play video/ })).toBeVisible()
})

/** Only YouTube may be embedded: of any other host there is nothing to see. */
export const ForeignHost = meta.story({
  args: { sourceType: 'youtube', embedUrl: 'https://films.example/embed/x', src: undefined },
})
ForeignHost.test('has no film', async ({ canvas }) => {
  await expect(canvas.getByText('What stands after it.')).toBeVisible()
  await expect(canvas.queryByRole('button')).toBeNull()
  await expect(canvas.queryByTitle('Video')).toBeNull()
  await expect(canvas.queryByLabelText('Video')).toBeNull()
})
ForeignHost.test(
  'has none of a file whose address is a script, either',
  { args: { sourceType: undefined, src: 'javascript:alert(1)' } },
  async ({ canvas }) => {
    await expect(canvas.getByText('What stands after it.')).toBeVisible()
    await expect(canvas.queryByLabelText('Video')).toBeNull()
  },
)
