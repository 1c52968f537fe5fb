export type Yaml = string | number | boolean | readonly Yaml[] | YamlMap
export interface YamlMap {
  readonly [key: string]: Yaml | undefined
}

/** Texts that are the same text, unquoted, under YAML 1.1 and 1.2. */
const plain = /^[a-z][a-z0-9_-]*(?:::[a-z0-9_]+)?$/i
/** Words that YAML 1.1 takes for switches or for nothing. */
const words = /^(?:y|n|yes|no|on|off|true|false|null)$/i

function scalar(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value)
  return plain.test(value) && !words.test(value) ? value : JSON.stringify(value)
}

function isScalar(value: Yaml): value is string | number | boolean {
  return typeof value !== 'object'
}

function isList(value: Yaml): value is readonly Yaml[] {
  return Array.isArray(value)
}

function writeMap(map: YamlMap, indent: string): string {
  return Object.entries(map)
    .map(([key, value]) =>
      value === undefined ? '' : `${indent}${scalar(key)}:${writeValue(value, indent)}`,
    )
    .join('')
}

function writeList(list: readonly Yaml[], indent: string): string {
  const inner = `${indent}  `
  return list
    .map(item => {
      if (isScalar(item)) return `${indent}- ${scalar(item)}\n`
      const text = isList(item) ? writeList(item, inner) : writeMap(item, inner)
      return `${indent}- ${text.slice(inner.length)}`
    })
    .join('')
}

function writeValue(value: Yaml, indent: string): string {
  if (typeof value === 'string' && value.includes('\n')) {
    return ` |-\n${value.replaceAll(/^(?=.)/gm, `${indent}  `)}\n`
  }
  if (isScalar(value)) return ` ${scalar(value)}\n`
  const inner = `${indent}  `
  if (isList(value)) {
    if (value.every(isScalar)) return ` [${value.map(scalar).join(', ')}]\n`
    return `\n${writeList(value, inner)}`
  }
  return `\n${writeMap(value, inner)}`
}

/**
 * Writes YAML that readers of version 1.1 and 1.2 take alike. Keys must be whole numbers or plain words;
 * what is undefined is left out.
 */
export function writeYaml(map: YamlMap): string {
  return writeMap(map, '')
}
