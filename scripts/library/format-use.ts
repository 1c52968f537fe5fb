import { type FieldPathStep, formatFieldPath, parseFieldPath } from '../../src/shared/field-path.ts'
import { compileFormat, type SaveCodec } from '../format/codec/compile-format.ts'
import { type Definition, elementsOf, fieldsOf, namedLength } from '../format/definition.ts'
import { PathError } from '../format/place/list-part.ts'
import { camelCase, withCamelNames } from './camel-names.ts'
import { type PackedDefinition, type PackedNames, unpackDefinition } from './packed-definition.ts'
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

/** Prepares the format, with camel-case field names. */
export function prepareFormat(packed: PackedDefinition, names?: PackedNames): Format {
  const definition = withCamelNames(unpackDefinition(packed, names))
  const globalNames = names === undefined ? null : readGlobalNames(definition)
  return { codec: compileFormat(definition), globalNames }
}

/**
 * Normalises a path: blocks by number, fields in camel case. @param path `block15.money_shown`, `block15.moneyShown` or `playerInfo.moneyShown`
 */
export function normalizePath({ blocks }: Definition, path: string): string {
  const [root, ...steps] = parseFieldPath(path) ?? []
  if (root === undefined) throw new PathError(`${path} is not a path such as playerInfo.money`)
  const named = blocks.find(({ name }) => name === camelCase(root.name))
  const start: FieldPathStep = { ...root, name: named === undefined ? root.name : `block${named.number}` }
  return formatFieldPath([start, ...steps.map(step => ({ ...step, name: camelCase(step.name) }))])
}
