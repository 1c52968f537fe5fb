/**
 * How to fix a number with one separator before exactly three digits, such as `1,253`: it may separate thousands or
 * decimals, a thousandfold difference. Null for numbers with a single meaning.
 * @param separators those that the column does not accept
 */
export function ambiguousFix(cell: string, separators: string): string | null {
  const parts = /^\+?(-?[1-9]\d{0,2})([.,'])(\d{3})$/.exec(cell.trim())
  const [, whole = '', separator = '', rest = ''] = parts ?? []
  if (parts === null || !separators.includes(separator)) return null
  const decimal = `${whole}.${rest}`.replace(/\.?0+$/, '')
  return `write ${whole}${rest} if the separator is for thousands, or ${decimal} if it is for decimals`
}
