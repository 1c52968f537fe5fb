/** A text as a comment. */
export function cComment(text: string): string {
  return `/* ${text.replaceAll('*/', '* /')} */`
}
