import { styled } from '@mui/material/styles'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'
import { PostList } from './PostList.tsx'
import { blogPath } from './to-blog.ts'

const LEAD = 'How we choose, use and keep the things this shop lists: guides, field notes and the occasional opinion.'

/** The blog's list, ten posts a page (spec §2, §9). */
export function BlogListPage({ page }: { page: number }) {
  return (
    <Page>
      <PageHead title={page > 1 ? `Blog, page ${page}` : 'Blog'} path={blogPath({ page })} description={LEAD} />
      <Head>
        <Breadcrumbs trail={['Home', 'Blog']} />
        <h1>Blog</h1>
        <p>{LEAD}</p>
      </Head>
      <PostList page={page} />
    </Page>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  paddingBlock: '24px 32px',
  '& > p': { maxWidth: '56ch', fontSize: theme.typography.h3.fontSize, color: theme.vars.palette.text.secondary },
}))
