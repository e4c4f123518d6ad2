/** URL of the Storybook that is deployed with the shop, if there is one (scripts/build/addresses.ts). */
import { useEffect, useState } from 'react'

/** Served by `npm run storybook`. */
const DEVELOPMENT_URL = 'http://localhost:6006/'

/** Returns Storybook's URL, with a trailing slash, or null if none was found yet. */
export function useStorybook(): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    void findStorybook().then(setUrl)
  }, [])
  return url
}

/** Returns the URL of a scenario's story. */
export const storyOf = (storybook: string, scenario: string): string => `${storybook}?path=/story/scenario--${scenario}`

async function findStorybook(): Promise<string | null> {
  if (import.meta.env.MODE === 'development') {
    const isRunning = await fetch(DEVELOPMENT_URL, { mode: 'no-cors' }).then(
      () => true,
      () => false,
    )
    return isRunning ? DEVELOPMENT_URL : null
  }
  const addresses: unknown = await fetch(`${import.meta.env.BASE_URL}addresses.json`)
    .then((response) => response.json())
    .catch(() => null)
  const path = addresses && typeof addresses === 'object' && 'storybook' in addresses ? addresses.storybook : ''
  return typeof path === 'string' && path ? import.meta.env.BASE_URL + path : null
}
