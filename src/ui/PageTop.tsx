import { styled } from '@mui/material/styles'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { PageHead } from './PageHead.tsx'
import { MEASURE } from './Prose.tsx'

type PageTopProps = {
  title: string
  /** One sentence on what the page holds: visible here, and the description in search results. */
  lead: string
}

/** How a page of content begins: where it stands, its title and one sentence about it. */
export function PageTop({ title, lead }: PageTopProps) {
  return (
    <Top>
      <PageHead title={title} description={lead} />
      <Breadcrumbs trail={['Home', title]} />
      <h1>{title}</h1>
      <p>{lead}</p>
    </Top>
  )
}

const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  paddingBlock: '24px 32px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > p': {
    maxWidth: MEASURE,
    textWrap: 'pretty',
    fontSize: theme.typography.h3.fontSize,
    color: theme.vars.palette.text.secondary,
  },
}))
