import { styled } from '@mui/material/styles'
import { RouterButton } from '#src/ui/buttons.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTop } from '#src/ui/PageTop.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { MEASURE } from '#src/ui/Prose.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useSite } from '#src/ui/site.tsx'
import { studioPicture } from '#src/ui/studio-picture.ts'
import { figures, principles, steps } from './about-content.ts'

/** Who stands behind the shop, and how it works (spec §2, /about). */
export function AboutPage() {
  const site = useSite()
  return (
    <Page>
      <PageTop
        title="About"
        lead={`${site.store.name} is a shop window for instruments of the eye and the ear, lit so that you can choose well. What you choose, you buy at ${site.retailer.name}.`}
      />
      <Statement>
        <p>One backdrop, one light, and numbers that mean something.</p>
        <ProductImage
          src={studioPicture('turntable-sand-1')}
          alt="A turntable on the studio’s seamless backdrop"
          width={640}
          height={640}
        />
      </Statement>
      <Figures>
        {figures.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
      <Section title="How it works">
        <Steps>
          {steps(site).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
      </Section>
      <Section title="What we hold ourselves to">
        <Principles>
          {principles(site).map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </Principles>
      </Section>
      <Section title="Go on from here">
        <Ways>
          <RouterButton to="/reviews" variant="contained">
            Read the reviews
          </RouterButton>
          <RouterButton to="/affiliate">How we earn</RouterButton>
          <RouterButton to="/contact">Contact us</RouterButton>
        </Ways>
      </Section>
    </Page>
  )
}

const Statement = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'end',
  paddingBlock: 32,
  '& p': {
    maxWidth: '14em',
    fontSize: 'clamp(2rem, 1.2rem + 3.4vw, 3.5rem)',
    fontWeight: 500,
    lineHeight: 1.05,
    letterSpacing: '-0.03em',
    textWrap: 'balance',
  },
  '& img': { width: '100%', aspectRatio: '4 / 3', borderRadius: 8 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}))

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    padding: '16px 16px 24px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.reading, fontSize: '3.5rem', lineHeight: 1.1 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}))

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  counterReset: 'step',
  '& p': { maxWidth: MEASURE },
  '& li': { counterIncrement: 'step', display: 'grid', alignContent: 'start', gap: 6 },
  '& li::before': {
    ...theme.typography.reading,
    content: 'counter(step, decimal-leading-zero)',
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 32 },
}))

const Principles = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& > div': { display: 'grid', alignContent: 'start', gap: 6 },
  '& p': { maxWidth: MEASURE },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '32px 40px' },
}))

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })
