/** The Storybook beside the shop, where there is one (scripts/build/addresses.mjs). */
import { useEffect, useState } from 'react'

/** Where `npm run storybook` serves it beside `npm start`. */
const IN_DEVELOPMENT = 'http://localhost:6006/'

/** Its address, ending in a slash; null until it is known to answer. */
export function useStorybook(): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    void findStorybook().then(setAddress)
  }, [])
  return address
}

/** The story of the scenario of that name. */
export const storyOf = (storybook: string, scenario: string): string => `${storybook}?path=/story/scenario--${scenario}`

async function findStorybook(): Promise<string | null> {
  if (import.meta.env.MODE === 'development') {
    const isAnswering = await fetch(IN_DEVELOPMENT, { mode: 'no-cors' }).then(
      () => true,
      () => false,
    )
    return isAnswering ? IN_DEVELOPMENT : null
  }
  const said: unknown = await fetch(`${import.meta.env.BASE_URL}addresses.json`)
    .then((response) => response.json())
    .catch(() => null)
  const named = said && typeof said === 'object' && 'storybook' in said ? said.storybook : ''
  return typeof named === 'string' && named ? import.meta.env.BASE_URL + named : null
}
