import { Document, isScalar, Scalar, visit } from 'yaml'

export type Yaml = string | number | boolean | readonly Yaml[] | YamlMap
export interface YamlMap {
  readonly [key: string]: Yaml | undefined
}

/** Where texts are broken; the library does not count the key before a text, hence less than the 120 wanted. */
const lineWidth = 110

const identifier = /^[a-z][a-z0-9_-]*(?:::[a-z0-9_]+)?$/i

/** Writes YAML that readers of version 1.1 and 1.2 take alike; what is undefined is left out. */
export function writeYaml(map: YamlMap): string {
  const document = new Document(map, { compat: 'yaml-1.1', keepUndefined: false })
  visit(document, {
    Scalar(_key, node) {
      if (!isScalar(node) || typeof node.value !== 'string') return
      // Words stay bare as names; sentences are quoted whether they need it or not, so that a comma moves no quotes.
      if (node.value.includes('\n')) node.type = Scalar.BLOCK_LITERAL
      else node.type = identifier.test(node.value) ? Scalar.PLAIN : Scalar.QUOTE_DOUBLE
    },
  })
  return document.toString({ lineWidth, minContentWidth: 0, doubleQuotedMinMultiLineLength: lineWidth })
}
