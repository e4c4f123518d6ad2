import { useEffect, useState } from 'react'

/** Commit and time of the build. */
export type Version = { commit: string; time: string }

const UNKNOWN_VERSION: Version = { commit: 'unknown', time: 'unknown' }

/** Returns the shop's version from `version.json` (scripts/build/keep-template.ts), which is unknown until it is loaded. */
export function useVersion(): Version {
  const [version, setVersion] = useState(UNKNOWN_VERSION)
  useEffect(() => {
    void fetchVersion().then(setVersion)
  }, [])
  return version
}

async function fetchVersion(): Promise<Version> {
  const file: unknown = await fetch(`${import.meta.env.BASE_URL}version.json`)
    .then((response) => response.json())
    .catch(() => null)
  const { commit, time } = Object(file)
  return typeof commit === 'string' && typeof time === 'string' ? { commit, time } : UNKNOWN_VERSION
}
