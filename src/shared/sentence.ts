/** A phrase of the data as a sentence. Single letters, as in "s for San Andreas", are kept. */
export function sentence(phrase: string): string {
  const start = /^[b-z] /.test(phrase) ? phrase : phrase.charAt(0).toUpperCase() + phrase.slice(1)
  return start === '' || /[.!?]$/.test(start) ? start : `${start}.`
}
