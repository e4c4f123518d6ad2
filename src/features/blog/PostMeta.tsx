import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { BlogPost } from '#src/api/contract.ts'
import { formatPublished, parseDate } from '#src/lib/dates.ts'
import { formatCount } from '#src/lib/numbers.ts'

/** A post's date, and its number of views if known. */
export function PostMeta({ post: { publishedAt, viewCount } }: { post: Pick<BlogPost, 'publishedAt' | 'viewCount'> }) {
  const date = formatPublished(publishedAt)
  const time = parseDate(publishedAt)
  return (
    <Typography component="div" variant="reading" color="textSecondary" sx={line}>
      {time === null ? <span>{date}</span> : <time dateTime={new Date(time).toISOString().slice(0, 10)}>{date}</time>}
      {viewCount != null && (
        <Box component="span" sx={afterDate}>
          {`${formatCount(viewCount)} ${viewCount === 1 ? 'view' : 'views'}`}
        </Box>
      )}
    </Typography>
  )
}

const line = { display: 'flex', flexWrap: 'wrap', fontSize: 'body2.fontSize', lineHeight: 'inherit' }

const afterDate = { '&::before': { content: '"·"', marginInline: 2 } }
