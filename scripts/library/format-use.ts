import { namedLength } from '../../src/shared/format-path/tree.ts'
import { compileFormat, type SaveCodec } from '../format/codec/compile-format.ts'
import { type Definition, elementsOf, fieldsOf } from '../format/definition.ts'
import { withCamelNames } from './camel-names.ts'
import { type PackedFormat, type PackedNames, unpackDefinition } from './packed-definition.ts'
import type { GlobalNames } from './script-globals.ts'

/** The format, ready for use. */
export interface Format {
  readonly codec: SaveCodec
  /** Null if the names of the script variables are not loaded. */
  readonly globalNames: GlobalNames | null
}

function readGlobalNames(definition: Definition): GlobalNames {
  const { struct, field: list } = definition.variables
  const field = fieldsOf(definition, struct).find(({ name }) => name === list)
  if (field === undefined) throw new Error(`${struct} has no ${list}`)
  return {
    elements: new Map(elementsOf(field).map(element => [element.name, element])),
    namedLength: namedLength(definition, struct, field),
  }
}

/** The format of each platform: PC, then those packed after it. */
export type Formats = readonly [Format, ...Format[]]

/** Prepares the format, with camel-case field names. The names are those of the script of PC. */
export function prepareFormats([first, ...others]: PackedFormat, names?: PackedNames): Formats {
  const base = unpackDefinition(first, names)
  const definition = withCamelNames(base)
  const globalNames = names === undefined ? null : readGlobalNames(definition)
  const plain = unpackDefinition(first)
  return [
    { codec: compileFormat(definition), globalNames },
    ...others.map(packed => {
      const other = withCamelNames(unpackDefinition(packed, undefined, plain))
      return { codec: compileFormat(other), globalNames }
    }),
  ]
}
