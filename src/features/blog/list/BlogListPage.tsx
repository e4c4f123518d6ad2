import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { listPath } from '#src/features/blog/blog-link.ts'
import { titleOfPage } from '#src/lib/page-numbers.ts'
import { Breadcrumbs } from '#src/ui/page/Breadcrumbs.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import { PageHead } from '#src/ui/page/PageHead.tsx'
import { PostList } from './PostList.tsx'

const LEAD = 'Buying guides, setup tips and hands-on notes about the products we list.'

/** The list of blog posts, ten per page (spec §2, §9). */
export function BlogListPage({ page }: { page: number }) {
  return (
    <Page>
      <PageHead title={titleOfPage('Blog', page)} path={listPath(page)} description={LEAD} />
      <Stack sx={{ gap: 3, paddingBlock: '24px 32px' }}>
        <Breadcrumbs trail={['Home', 'Blog']} />
        <Typography variant="h1">Blog</Typography>
        <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '56ch' }}>
          {LEAD}
        </Typography>
      </Stack>
      <Box component="section" aria-label="Posts" tabIndex={-1} sx={{ outline: 'none' }}>
        <PostList page={page} />
      </Box>
    </Page>
  )
}
