import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { PageHead } from './PageHead.tsx'
import { MEASURE } from './Prose.tsx'

type PageTopProps = {
  title: string
  /** One sentence on what the page holds: visible here, and the description in search results. */
  lead: string
}

/** How a page of content begins: breadcrumbs, its title and one sentence about it. */
export function PageTop({ title, lead }: PageTopProps) {
  return (
    <Stack sx={{ gap: 3, paddingBlock: '24px 32px', borderBottom: ({ line }) => line.hair }}>
      <PageHead title={title} description={lead} />
      <Breadcrumbs trail={['Home', title]} />
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead" color="textSecondary" sx={{ maxWidth: MEASURE, textWrap: 'pretty' }}>
        {lead}
      </Typography>
    </Stack>
  )
}
