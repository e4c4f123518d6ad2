import * as caption from '#src/features/blog/blocks/Caption.stories.tsx'
import * as divider from '#src/features/blog/blocks/Divider.stories.tsx'
import * as heading from '#src/features/blog/blocks/Heading.stories.tsx'
import * as picture from '#src/features/blog/blocks/ImageFigure.stories.tsx'
import * as list from '#src/features/blog/blocks/ItemList.stories.tsx'
import * as paragraph from '#src/features/blog/blocks/Paragraph.stories.tsx'
import * as allBlocks from '#src/features/blog/blocks/PostBlocks.stories.tsx'
import * as quotation from '#src/features/blog/blocks/Quote.stories.tsx'
import * as productShowcase from '#src/features/blog/blocks/showcase/ProductShowcase.stories.tsx'
import * as youTubeVideo from '#src/features/blog/blocks/video/EmbeddedVideo.stories.tsx'
import * as videoFile from '#src/features/blog/blocks/video/PlainVideo.stories.tsx'
import * as video from '#src/features/blog/blocks/video/Video.stories.tsx'
import * as postCard from '#src/features/blog/list/PostCard.stories.tsx'
import * as postCardSkeleton from '#src/features/blog/list/PostCardSkeleton.stories.tsx'
import * as dateAndViews from '#src/features/blog/PostMeta.stories.tsx'
import * as post from '#src/features/blog/post/Post.stories.tsx'
import * as postSkeleton from '#src/features/blog/post/PostSkeleton.stories.tsx'
import * as tags from '#src/features/blog/TagList.stories.tsx'
import preview from '../preview.tsx'
import { componentMatrix } from './component-matrix.tsx'

const meta = preview.meta({ title: 'Matrix/Post', tags: ['!autodocs'] })

export const AllBlocks = meta.story(componentMatrix(allBlocks, 480))
export const Caption = meta.story(componentMatrix(caption, 480))
export const DateAndViews = meta.story(componentMatrix(dateAndViews, 480))
export const Divider = meta.story(componentMatrix(divider, 480))
export const Heading = meta.story(componentMatrix(heading, 480))
export const List = meta.story(componentMatrix(list, 480))
export const Paragraph = meta.story(componentMatrix(paragraph, 480))
export const Picture = meta.story(componentMatrix(picture, 480))
export const Post = meta.story(componentMatrix(post, 480))
export const PostCard = meta.story(componentMatrix(postCard, 480))
export const PostCardSkeleton = meta.story(componentMatrix(postCardSkeleton, 480))
export const PostSkeleton = meta.story(componentMatrix(postSkeleton, 480))
export const ProductShowcase = meta.story(componentMatrix(productShowcase, 480))
export const Quotation = meta.story(componentMatrix(quotation, 480))
export const Tags = meta.story(componentMatrix(tags, 480))
export const Video = meta.story(componentMatrix(video, 480))
export const VideoFile = meta.story(componentMatrix(videoFile, 480))
export const YouTubeVideo = meta.story(componentMatrix(youTubeVideo, 480))
