import { styled } from '@mui/material/styles'
import { Hidden } from '#src/ui/Hidden.tsx'
import { Article } from './Post.tsx'

/** A post that is not there yet, in its final shape. */
export function PostSkeleton() {
  return (
    <Article>
      <Hidden role="status">Loading post…</Hidden>
      <Shape aria-hidden="true">
        <span style={{ width: 220, height: 20 }} />
        <span style={{ width: '60%', height: 56 }} />
        <span style={{ width: '45%', height: 25 }} />
        <span style={{ width: 180, height: 20 }} />
        <span className="picture" />
      </Shape>
    </Article>
  )
}

const Shape = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  minHeight: '100vh',
  paddingBlock: '24px 32px',
  alignContent: 'start',
  '& span': { maxWidth: '100%', borderRadius: 4, background: theme.vars.palette.divider },
  '& .picture': { marginTop: 16, aspectRatio: '4 / 3', borderRadius: 8 },
  [theme.breakpoints.up('md')]: { '& .picture': { aspectRatio: '16 / 9' } },
}))
