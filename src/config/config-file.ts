import { fetchText } from '#src/lib/fetch-text.ts'
import { type Config, DEFAULT_CONFIG, parseConfig } from './config.ts'

/** Returns the configuration that the page was prerendered with. Pages of the development server have the defaults. */
export const pageConfig = (): Config => JSON.parse(document.documentElement.dataset.config ?? 'null') ?? DEFAULT_CONFIG

/**
 * Requests config.json. Returns null if it is lost: the answer is an error, a page, as some hosts answer for missing files,
 * or does not come. Throws `ConfigError` if the configuration cannot be used.
 */
export async function requestConfig(cache: RequestCache = 'default'): Promise<Config | null> {
  const text = await fetchText(`${import.meta.env.BASE_URL}config.json`, { cache }).catch(() => null)
  return text === null || /^\s*</.test(text) ? null : parseConfig(text, pageConfig())
}

/** Returns the configuration of config.json, or `own` if the file is lost. */
export async function loadConfig(own: Config): Promise<Config> {
  const config = await requestConfig()
  if (!config) return own
  const { data, generatedAt } = own.api
  // Of two catalogues of `npm run configure`, one is outdated, because hosts keep files for some time. The page shows its own.
  return data && config.api.data && config.api.prerendered
    ? { ...config, api: { ...config.api, data, ...(generatedAt && { generatedAt }) } }
    : config
}
