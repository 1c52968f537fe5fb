export type Yaml = string | number | boolean | readonly Yaml[] | YamlMap
export interface YamlMap {
  readonly [key: string]: Yaml | undefined
}

/** Longest line, but for words that are longer by themselves. */
const lineWidth = 119

const identifier = /^[a-z][a-z0-9_-]*(?:::[a-z0-9_]+)?$/i
/** What YAML 1.1 or 1.2 take for something else than a text. */
const taken = /^(?:y|yes|n|no|true|false|on|off|null)$/i
const wholeNumber = /^-?\d+$/

/** A long text goes on in further lines; a single space becomes the break, which readers turn into a space again. */
function quotedText(text: string, column: number, indent: string): string {
  const quoted = JSON.stringify(text)
  if (column + quoted.length <= lineWidth) return quoted
  const lines: string[] = []
  let line = ''
  for (const word of quoted.split(/(?<=[^ \\]) (?=[^ ])/)) {
    const room = lineWidth - (lines.length === 0 ? column : indent.length)
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join(`\n${indent}`)
}

/** Words stay bare as names; sentences are quoted whether they need it or not, so that a comma moves no quotes. */
function textValue(text: string, column: number, indent: string): string {
  if (text.includes('\n')) return `|-\n${text.replace(/^(?=.)/gm, indent)}`
  return identifier.test(text) && !taken.test(text) ? text : quotedText(text, column, indent)
}

function keyText(key: string): string {
  return wholeNumber.test(key) || (identifier.test(key) && !taken.test(key)) ? key : JSON.stringify(key)
}

/** What stands behind a key or a dash, with the space or line break before it. */
function valueText(value: Yaml, column: number, indent: string): string {
  if (typeof value === 'string') return ` ${textValue(value, column + 1, `${indent}  `)}`
  if (typeof value !== 'object') return ` ${value}`
  return `\n${isList(value) ? listText(value, `${indent}  `) : mapText(value, `${indent}  `)}`
}

function isList(value: Yaml): value is readonly Yaml[] {
  return Array.isArray(value)
}

function listText(list: readonly Yaml[], indent: string): string {
  const items = list.map(item => {
    if (typeof item !== 'object') return `${indent}-${valueText(item, indent.length + 1, indent)}`
    const inner = `${indent}  `
    const text = isList(item) ? listText(item, inner) : mapText(item, inner)
    return `${indent}- ${text.slice(inner.length)}`
  })
  return items.join('\n')
}

function mapText(map: YamlMap, indent: string): string {
  const lines: string[] = []
  for (const [key, value] of Object.entries(map)) {
    if (value === undefined) continue
    const head = `${indent}${keyText(key)}:`
    lines.push(head + valueText(value, head.length, indent))
  }
  return lines.join('\n')
}

/** Writes YAML that readers of version 1.1 and 1.2 take alike; what is undefined is left out. Lists and maps are not empty. */
export function writeYaml(map: YamlMap): string {
  return `${mapText(map, '')}\n`
}
