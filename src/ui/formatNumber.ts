// One for all numbers: making it costs a thousand times what using it does.
const englishNumbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

/** A number as it is read: thousands apart, at most six decimals, a true minus. */
export function formatNumber(value: number): string {
  return englishNumbers.format(value).replace('-', '−')
}
