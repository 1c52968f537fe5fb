export interface IconElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  /** Elements around it; 0 for the root. */
  readonly depth: number
  /** Line in the file, from 1. */
  readonly line: number
}

export interface ParsedIcon {
  readonly elements: readonly IconElement[]
  /** Line and text of the first thing that is not well-formed; null when all is. */
  readonly broken: { readonly line: number; readonly text: string } | null
}

const tag = /\s*(?:<([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<&]*")*)\s*(\/?)>|<\/([a-zA-Z]+)>)/y
const attribute = /([a-zA-Z:-]+)="([^"]*)"/g

/**
 * Reads the elements of an icon. Only what an icon needs is accepted: elements with quoted attributes, white space
 * between them. Text, entities, comments and declarations count as broken, as do tags that do not match.
 */
export function parseIcon(svg: string): ParsedIcon {
  const elements: IconElement[] = []
  const open: string[] = []
  const lineAt = (index: number) => svg.slice(0, index).split('\n').length
  let end = 0
  while (svg.slice(end).trim() !== '') {
    const start = end + (svg.slice(end).length - svg.slice(end).trimStart().length)
    const broken = { line: lineAt(start), text: svg.slice(start, start + 40) }
    tag.lastIndex = end
    const match = tag.exec(svg)
    if (!match) return { elements, broken }
    const [, name, text = '', slash, closed] = match
    if (closed !== undefined && open.pop() !== closed) return { elements, broken }
    if (name !== undefined) {
      if (elements.length > 0 && open.length === 0) return { elements, broken }
      const pairs = [...text.matchAll(attribute)].map(([, key = '', value = '']) => [key, value] as const)
      const attributes = new Map(pairs)
      if (attributes.size !== pairs.length) return { elements, broken }
      elements.push({ name, attributes, depth: open.length, line: broken.line })
      if (slash === '') open.push(name)
    }
    end = tag.lastIndex
  }
  const isWhole = elements.length > 0 && open.length === 0
  return { elements, broken: isWhole ? null : { line: lineAt(svg.length), text: '' } }
}
