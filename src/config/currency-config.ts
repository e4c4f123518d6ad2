/** Currency and locale of prices. */
import { type Currency, US_DOLLARS } from '#src/lib/money.ts'
import { ConfigError } from './config-error.ts'
import { type Section, string } from './sections.ts'

/**
 * Reads currency and locale. Those that the page was prerendered with (`own`) are not checked, because `npm run configure`
 * did that, and because the first use of `Intl` takes a phone some time. A browser that does not know them shows the
 * currency's code, or writes as in en-US.
 */
export function currencyOf(store: Section, own: Currency): Currency {
  const read = (key: keyof Currency, example: string) => {
    const value = string(store, `store.${key}`, US_DOLLARS[key])
    if (value === own[key] || isKnown(key, value)) return value
    throw new ConfigError(`"store.${key}" must be a ${key} such as "${example}", not "${value}"`)
  }
  return { currency: read('currency', 'EUR'), locale: read('locale', 'de-DE') }
}

function isKnown(key: keyof Currency, value: string): boolean {
  try {
    return key === 'currency'
      ? Intl.supportedValuesOf(key).includes(value)
      : Intl.NumberFormat.supportedLocalesOf(value).length > 0
  } catch {
    // The text cannot be a locale.
    return false
  }
}
