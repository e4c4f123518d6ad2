/** Returns how many decimals a currency (ISO 4217) has: yen none, Kuwaiti dinars three. US dollars need no `Intl`. */
export const decimalsOf = (currency: string): number =>
  currency === 'USD'
    ? 2
    : (new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
