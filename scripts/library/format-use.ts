import { type FieldPathStep, formatFieldPath, parseFieldPath } from '../../src/shared/field-path.ts'
import { memoizeBy } from '../../src/shared/memoize.ts'
import { compileFormat, type SaveCodec } from '../format/codec/compile-format.ts'
import { type Definition, elementsOf, fieldsOf, namedLength } from '../format/definition.ts'
import { PathError } from '../format/place/list-part.ts'
import { camelCase, withCamelNames } from './camel-names.ts'
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

/** The names of the fields, by their names in camel case. */
const fieldNames = memoizeBy(
  ({ structs }: Definition): ReadonlyMap<string, string> =>
    new Map([...structs.values()].flatMap(({ fields }) => fields.map(({ name }) => [camelCase(name), name]))),
)

/**
 * Normalises a path: blocks by number, fields as the definition names them.
 * @param path `block15.money_shown`, `block15.moneyShown` or `playerInfo.moneyShown`
 * @throws PathError if it is not of such a form
 */
export function normalizePath(definition: Definition, path: string): string {
  const [root, ...steps] = parseFieldPath(path) ?? []
  if (root === undefined) throw new PathError(`${path} is not a path such as playerInfo.money`)
  const named = definition.blocks.find(({ name }) => camelCase(name) === camelCase(root.name))
  const start: FieldPathStep = { ...root, name: named === undefined ? root.name : `block${named.number}` }
  const nameOf = (name: string) => fieldNames(definition).get(camelCase(name)) ?? name
  return formatFieldPath([start, ...steps.map(step => ({ ...step, name: nameOf(step.name) }))])
}
