import Skeleton from '@mui/material/Skeleton'
import { PostCardFrame, pictureShape } from './PostCardFrame.tsx'

/** Placeholder of a card that is loading, in its final size. */
export function PostCardSkeleton({ isLarge }: { isLarge: boolean }) {
  return (
    <PostCardFrame isLarge={isLarge} picture={<Skeleton variant="picture" height="auto" sx={pictureShape(isLarge)} />}>
      <Skeleton width="50%" height={20} />
      <Skeleton width="90%" height={25} />
      <Skeleton height={46} />
    </PostCardFrame>
  )
}
