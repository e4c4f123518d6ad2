import { styled } from '@mui/material/styles'
import { PostCardFrame } from './PostCard.tsx'

/** A card that is not there yet, in its final shape. */
export function PostCardSkeleton() {
  return (
    <PostCardFrame>
      <Blank className="picture" />
      <div>
        <Blank style={{ width: '50%' }} />
        <Blank style={{ width: '90%', height: 25 }} />
        <Blank style={{ height: 46 }} />
      </div>
    </PostCardFrame>
  )
}

const Blank = styled('div')(({ theme }) => ({ height: 20, borderRadius: 4, background: theme.vars.palette.divider }))
