/** Query options for the content of the information pages. */
import { queryOptions } from '@tanstack/react-query'
import { isFictional, type Site } from '#src/config/site.tsx'
import type { Sections } from '#src/content/content-file.ts'
import { contentOptions, loadContent } from '#src/content/content-queries.ts'

export const aboutOptions = (site: Site) =>
  contentOptions('about', site, () => import('./about-content.ts').then(({ about }) => about))

export const contactOptions = (site: Site) =>
  contentOptions('contact', site, () => import('./contact-content.ts').then(({ contact }) => contact))

export const privacyOptions = (site: Site) =>
  contentOptions('privacy', site, () => import('./privacy-content.ts').then(({ privacyOf }) => privacyOf(site.api)))

export const termsOptions = (site: Site) =>
  queryOptions({
    queryKey: ['content', 'terms'],
    queryFn: async () =>
      withAccessibility(site, await loadContent('terms', site, async () => (await import('./terms-content.ts')).terms)),
  })

/** Adds the section about accessibility if the shop wants it and its own terms do not have one. */
async function withAccessibility(site: Site, terms: Sections): Promise<Sections> {
  const contact = site.store.accessibilityContact
  if (!contact || terms.sections.some(({ id }) => id === 'accessibility')) return terms
  const { accessibilitySection } = await import('./accessibility-section.ts')
  return { ...terms, sections: [...terms.sections, accessibilitySection(site, contact)] }
}

export const affiliateOptions = (site: Site) =>
  contentOptions('affiliate', site, async () => {
    const { affiliate } = await import('./affiliate-content.ts')
    if (!isFictional(site)) return affiliate
    const { withPartners } = await import('./partners-content.ts')
    return withPartners(affiliate)
  })
