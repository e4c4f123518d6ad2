import { styled } from '@mui/material/styles'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { JsonLd } from './JsonLd.tsx'
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
      <JsonLd data={breadcrumbList(title)} />
      <Breadcrumbs trail={['Home', title]} />
      <h1>{title}</h1>
      <p>{lead}</p>
    </Top>
  )
}

const breadcrumbList = (title: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: import.meta.env.BASE_URL },
    { '@type': 'ListItem', position: 2, name: title },
  ],
})

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
