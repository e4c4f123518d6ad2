import { linkToScenarios } from '#src/demo/chosen-scenarios.ts'
import { currentAddress } from './recorder/known-params.ts'

export type PageFacts = {
  /** Opens the page with its scenarios. */
  link: string
  /** Path below the base path, with known query parameters and hash. */
  address: string
  /** Text of the page's main heading; empty if a dialog hides it. */
  heading: string
  viewport: { width: number; height: number }
  pixelRatio: number
  scheme: string
  language: string
  browser: string
}

/** Describes the page as it is now. */
export function pageFacts(scenarios: readonly string[]): PageFacts {
  const address = currentAddress()
  const heading = document.querySelector('main h1')
  const isHidden = heading?.closest('[aria-hidden=true], [inert]') != null
  return {
    link: linkToScenarios(location.origin + import.meta.env.BASE_URL + address, scenarios),
    address,
    heading: isHidden ? '' : (heading?.textContent.replace(/\s+/g, ' ').trim() ?? ''),
    viewport: { width: innerWidth, height: innerHeight },
    pixelRatio: devicePixelRatio,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    language: navigator.language,
    browser: navigator.userAgent,
  }
}
