/**
 * A text as an identifier in snake case.
 * @param prefix goes before texts that begin with a digit
 */
export function slug(text: string, prefix: string): string {
  const words = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return /^[a-z]/.test(words) ? words : `${prefix}_${words}`
}
