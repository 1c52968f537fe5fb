import { camelCase } from '../../src/shared/field-code.ts'
import { namedLength } from '../../src/shared/format-path/tree.ts'
import { memoizeByValue } from '../../src/shared/memoize.ts'
import { compileFormat, type SaveCodec } from '../format/codec/compile-format.ts'
import { type Definition, fieldsOf } from '../format/definition.ts'
import { type PackedFormat, type PackedNames, unpackDefinition } from './packed-definition.ts'
import type { VariableList } from './script-globals.ts'

/** The format, ready for use. */
export interface Format {
  readonly codec: SaveCodec
  readonly variables: VariableList
}

function variableList(definition: Definition): VariableList {
  const { struct, field: list } = definition.variables
  const field = fieldsOf(definition, struct).find(({ name }) => name === list)
  if (field === undefined) throw new Error(`${struct} has no ${list}`)
  return { field, namedLength: field.elements === null ? null : namedLength(definition, struct, field) }
}

const keyOfName = memoizeByValue(camelCase)

/** Decoded values have the names and types of JavaScript. */
function toFormat(definition: Definition): Format {
  const shown = { ...definition, keyOf: keyOfName, hasBooleans: true }
  return { codec: compileFormat(shown), variables: variableList(shown) }
}

/** The format of each platform: PC, then those packed after it. */
export type Formats = readonly [Format, ...Format[]]

/** Prepares the format. The names are those of the script of PC. */
export function prepareFormats([first, ...others]: PackedFormat, names?: PackedNames): Formats {
  const base = unpackDefinition(first)
  return [
    toFormat(names === undefined ? base : unpackDefinition(first, names)),
    ...others.map(packed => toFormat(unpackDefinition(packed, undefined, base))),
  ]
}
