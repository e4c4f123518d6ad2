import { styled } from '@mui/material/styles'
import type { BlogPost } from '#src/api/contract.ts'
import { formatPublished, parseDate } from '#src/lib/dates.ts'

/** When a post was published, and how often it was read where that is known. */
export function PostMeta({ post: { publishedAt, viewCount } }: { post: Pick<BlogPost, 'publishedAt' | 'viewCount'> }) {
  const date = formatPublished(publishedAt)
  return (
    <Line>
      {parseDate(publishedAt) === null ? date : <time dateTime={publishedAt?.trim().slice(0, 10)}>{date}</time>}
      {viewCount != null && (
        <span>
          {viewCount.toLocaleString('en-US')} {viewCount === 1 ? 'view' : 'views'}
        </span>
      )}
    </Line>
  )
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.reading,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  '& > span::before': { content: '"·"', marginInline: 8 },
}))
