/** `blip_looks` as `BlipLooks`. */
export function pascal(name: string): string {
  return name
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** A text within double quotes for languages that escape as C does. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** Lines as `//` comments. */
export function lineComments(lines: readonly string[]): string {
  return lines.map(line => `// ${line}\n`).join('')
}
