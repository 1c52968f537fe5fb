import { capitalize } from '#shared/text.ts'
/**
 * Creates a function that avoids reserved words of a language. @returns the name, prefixed with `owner_` if
 * it is reserved
 */
export function avoidWords(words: string): (name: string, owner: string) => string {
  const taken = new Set(words.trim().split(/\s+/))
  return (name, owner) => (taken.has(name) ? `${owner}_${name}` : name)
}

/**
 * A text as a snake-case identifier. @param prefix prepended to texts that begin with a digit
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

/** `blip_looks` as `BlipLooks`. */
export function pascal(name: string): string {
  return name.split('_').map(capitalize).join('')
}

/** A double-quoted text for languages with C escapes. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** Lines as a documentation comment of TypeScript. @param indent blanks before each line */
export function docComment(lines: readonly string[], indent = ''): string {
  const safe = lines.map(line => line.replaceAll('*/', '* /'))
  if (safe.length === 1) return `${indent}/** ${safe[0]} */\n`
  return `${indent}/**\n${safe.map(line => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`
}

/** Lines as `//` comments. */
export function lineComments(lines: readonly string[]): string {
  return lines.map(line => `// ${line}\n`).join('')
}

/**
 * A text for a comment in any language. Kaitai Struct copies documentation into comments of Java, C++, C# and
 * others and into docstrings of Python as it is: the ends of comments, nested comments, Unicode escapes and quotes
 * of docstrings are separated by spaces.
 */
export function commentText(text: string): string {
  return text
    .replaceAll('*/', '* /')
    .replaceAll('/*', '/ *')
    .replace(/\\(?=[uUxN]|$)/gm, '\\ ')
    .replace(/"(?="")/g, '" ')
}

const plainSigns: Readonly<Record<string, string>> = {
  '×': 'x',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '±': '+-',
  '≥': '>=',
  '≤': '<=',
  '‘': "'",
  '’': "'",
  '“': "'",
  '”': "'",
}

/** A text in plain ASCII for compilers that need it: letters lose their accents, unknown characters become `?`. */
export function asciiOnly(text: string): string {
  return text.replace(/[^\n\x20-\x7e]/gu, sign => {
    const plain = plainSigns[sign] ?? sign.normalize('NFD').replace(/[^\x20-\x7e]/gu, '')
    return plain === '' ? '?' : plain
  })
}
