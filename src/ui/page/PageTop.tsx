import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { PageHead } from './PageHead.tsx'
import { MEASURE } from './Prose.tsx'

type PageTopProps = {
  title: string
  /** One sentence about the page. Search results show it too. */
  lead: string
}

/** The top of a content page: breadcrumbs, title and lead. */
export function PageTop({ title, lead }: PageTopProps) {
  return (
    <Stack sx={{ gap: 3, paddingBlock: 6, borderBottom: ({ line }) => line.hair }}>
      <PageHead title={title} description={lead} />
      <Breadcrumbs trail={['Home', title]} />
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead" color="textSecondary" sx={{ maxWidth: MEASURE, textWrap: 'balance' }}>
        {lead}
      </Typography>
    </Stack>
  )
}
