import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { hasPage, useSite } from '#src/config/site.tsx'
import type { About } from '#src/content/content-file.ts'
import { ColumnPicture } from '#src/features/products/ColumnPicture.tsx'
import { RouterButton } from '#src/ui/controls/buttons.tsx'
import { Columns } from '#src/ui/page/Columns.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import { PageTop } from '#src/ui/page/PageTop.tsx'
import { MEASURE } from '#src/ui/page/Prose.tsx'
import { Section } from '#src/ui/page/Section.tsx'
import { Reading } from '#src/ui/Reading.tsx'

/** How the shop works and what it stands for (spec §2, /about). */
export function AboutPage({ about }: { about: About }) {
  const site = useSite()
  return (
    <Page>
      <PageTop title="About" lead={about.lead} />
      <Box sx={statement}>
        <Typography variant="display" sx={{ maxWidth: '14em' }}>
          {about.statement}
        </Typography>
        {about.picture && (
          <ColumnPicture
            src={about.picture}
            alt={about.pictureText ?? ''}
            width={640}
            height={640}
            sx={{ aspectRatio: '4 / 3' }}
          />
        )}
      </Box>
      {about.figures.length > 0 && (
        <Columns component="dl" count={{ xs: 2, sm: 4 }} gap={0}>
          {about.figures.map(({ value, label }) => (
            <Stack key={label} sx={figure}>
              <Reading label={label} value={value} variant="figure" />
            </Stack>
          ))}
        </Columns>
      )}
      {about.steps.length > 0 && (
        <Section title="How it works">
          <Columns component="ol" count={{ sm: 3 }} gap="24px 32px" sx={{ counterReset: 'step' }}>
            {about.steps.map(({ title, text }) => (
              <Step key={title}>
                <h3>{title}</h3>
                <Typography sx={{ maxWidth: MEASURE }}>{text}</Typography>
              </Step>
            ))}
          </Columns>
        </Section>
      )}
      {about.principles.length > 0 && (
        <Section title="Our standards">
          <Columns count={{ sm: 2 }} gap={{ xs: 6, sm: '32px 40px' }}>
            {about.principles.map(({ title, text }) => (
              <Stack key={title} sx={{ gap: 1.5 }}>
                <h3>{title}</h3>
                <Typography sx={{ maxWidth: MEASURE }}>{text}</Typography>
              </Stack>
            ))}
          </Columns>
        </Section>
      )}
      <Section title="Learn more">
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
          {hasPage(site, '/reviews') && (
            <RouterButton to="/reviews" variant="contained">
              Read the reviews
            </RouterButton>
          )}
          <RouterButton to="/affiliate">How we’re paid</RouterButton>
          {hasPage(site, '/contact') && <RouterButton to="/contact">Contact us</RouterButton>}
        </Stack>
      </Section>
    </Page>
  )
}

const statement = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gap: 6,
  alignItems: 'end',
  paddingBlock: 8,
}

const figure = {
  flexDirection: 'column-reverse',
  padding: '16px 16px 24px 0',
  borderTop: (theme: Theme) => theme.line.hair,
}

const Step = styled('li')(({ theme }) => ({
  counterIncrement: 'step',
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  '&::before': {
    ...theme.typography.reading,
    content: 'counter(step, decimal-leading-zero)',
    color: theme.vars.palette.text.secondary,
  },
}))
