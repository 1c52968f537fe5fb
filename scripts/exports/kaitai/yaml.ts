import { Scalar, type ScalarTag, stringify, type Tags } from 'yaml'
import { stringifyString, stringTag } from 'yaml/util'

export type Yaml = string | number | boolean | readonly Yaml[] | YamlMap
export interface YamlMap {
  readonly [key: string]: Yaml | undefined
}

/** Line width; the library does not count the key before a text, hence less than 120. */
const lineWidth = 110

const identifier = /^-?[a-z][a-z0-9_-]*(?:::[a-z0-9_]+)?$/i

/**
 * Words are unquoted; sentences are always quoted, so that a comma does not change the quoting. Cached per
 * word, as most of the 40,000 are the same few keys.
 */
function textTag(): ScalarTag {
  const words = new Map<string, string>()
  return {
    ...stringTag,
    stringify({ value }, context, ...rest) {
      const text = String(value)
      const known = words.get(text)
      if (known !== undefined) return known
      const isWord = identifier.test(text)
      const scalar = Object.assign(new Scalar(text), {
        type: isWord ? Scalar.PLAIN : text.includes('\n') ? Scalar.BLOCK_LITERAL : Scalar.QUOTE_DOUBLE,
      })
      const written = stringifyString(scalar, { ...context, actualString: true }, ...rest)
      if (isWord) words.set(text, written)
      return written
    },
  }
}

/** Writes YAML valid in versions 1.1 and 1.2; undefined values are omitted. */
export function writeYaml(map: YamlMap): string {
  const text = textTag()
  const customTags = (tags: Tags): Tags => tags.map(tag => (tag === stringTag ? text : tag))
  return stringify(map, {
    compat: 'yaml-1.1',
    customTags,
    directives: false, // the library would look through the whole document for one to declare
    aliasDuplicateObjects: false,
    keepUndefined: false,
    lineWidth,
    minContentWidth: 0,
    doubleQuotedMinMultiLineLength: lineWidth,
  })
}
