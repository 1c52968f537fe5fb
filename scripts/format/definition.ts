import type {
  Correction,
  Counts,
  Coverage,
  Element,
  EnumerationEntry,
  Field,
  FileLayout,
  Flag,
  Leftover,
  Platform,
  Struct,
  Unknown,
  Version,
} from '#shared/format-types.ts'
import { onlyValue } from '#shared/range.ts'
import type { ruleKinds } from '../tables/format/evidence-rules.ts'

export type * from '#shared/format-types.ts'

/** One of the blocks of the file, in file order: 28 on PC, 29 on mobile. */
export interface Block {
  /** 00 to 27, or 28 on mobile. */
  readonly number: string
  /** Identifier, e.g. `radar_blips`. */
  readonly name: string
  readonly title: string
  readonly what: string
  /** Root struct; it has no fields if the block is empty. */
  readonly struct: string
  /** What the size varies with, in words. */
  readonly driver: string
  readonly evidence: string
  readonly sizesSeen: string
  /** Counts of a typical save of the unmodified game, made indoors: name of the count (or of the list read up to an end mark) to number. */
  readonly typicalCounts: Counts
  /** Bytes of the block in that save. */
  readonly typicalSize: number
}

/** Coverage of the script variables of the unmodified game, which are one list of one struct. */
export interface VariableCoverage {
  readonly struct: string
  readonly field: string
  /** Named variables by evidence, constants, those with only a type, and those no script uses. */
  readonly counts: Pick<
    Coverage,
    'verified' | 'constant' | 'fromSourceCode' | 'unverified' | 'typed' | 'unnamed'
  >
}

/** What the rules of lists need of other tables. */
export interface KnownIds {
  /** Vehicles that no garage can store. */
  readonly unstorableVehicles: readonly number[]
  /** The weapons of each slot, without none. */
  readonly weaponsBySlot: readonly (readonly number[])[]
}

/** The components that each vehicle of the unmodified game can have, by model. */
export type CarParts = Readonly<Record<number, readonly number[]>>

/** What a rule of evidence-rules.csv verifies: the meaning of a field, only its constant value, or that bytes are unused. */
export type RuleKind = (typeof ruleKinds)[number]

/** The save format of one platform, resolved from data-csv/format. Maps and lists keep table order. */
export interface Definition {
  readonly platform: Platform
  readonly file: FileLayout
  readonly blocks: readonly Block[]
  readonly leftovers: readonly Leftover[]
  readonly structs: ReadonlyMap<string, Struct>
  /** Structs of `structs` that earlier builds lay out differently under the same version id, by the struct that later builds have. */
  readonly earlierStructs: ReadonlyMap<string, string>
  readonly enumerations: ReadonlyMap<string, readonly EnumerationEntry[]>
  readonly flagSets: ReadonlyMap<string, readonly Flag[]>
  readonly corrections: readonly Correction[]
  readonly versions: readonly Version[]
  readonly unknowns: readonly Unknown[]
  readonly variables: VariableCoverage
  readonly carParts: CarParts
  readonly knownIds: KnownIds
  /** What a rule verifies of fields and named elements. */
  readonly ruled: ReadonlyMap<Field | Element, RuleKind>
  /** Property of a decoded value in which the codec stores a field, by the field's name. */
  readonly keyOf: (name: string) => string
  /** Whether 0 and 1 of booleans are decoded as `false` and `true`. */
  readonly hasBooleans: boolean
}

/** What decoded values look like outside the package: the names of the format, and only numbers. */
export const plainValues = { keyOf: (name: string) => name, hasBooleans: false }

/** The fields of a struct, in file order. @throws Error if there is no such struct */
export function fieldsOf({ structs }: Definition, name: string): readonly Field[] {
  return structOf({ structs }, name).fields
}

/** The fields of all structs. */
export const allFields = ({ structs }: Pick<Definition, 'structs'>): readonly Field[] =>
  [...structs.values()].flatMap(({ fields }) => fields)

/** The names of the fields that the counts of fields refer to. */
export const countFields = (fields: readonly Pick<Field, 'count'>[]): ReadonlySet<string> =>
  new Set(fields.flatMap(({ count }) => (count?.kind === 'field' ? [count.field] : [])))

/** The block with a number; undefined if there is none. */
export const findBlock = (
  { blocks }: Pick<Definition, 'blocks'>,
  number: string | null | undefined,
): Block | undefined => blocks.find(block => block.number === number)

/** A field of a struct. @throws Error if there is none */
export function fieldOf(definition: Definition, struct: string | null, name: string): Field {
  const field = structOf(definition, struct).fields.find(one => one.name === name)
  if (field === undefined) throw new Error(`${struct} has no ${name}`)
  return field
}

/** The list of script variables. */
export const variableField = (definition: Definition): Field =>
  fieldOf(definition, definition.variables.struct, definition.variables.field)

/** The named elements of a list, or none. */
export function elementsOf({ elements }: Pick<Field, 'elements'>): readonly Element[] {
  return elements ?? []
}

/** One value of a named element. */
interface ElementValue {
  /** Name of the element, with the number of the value if it is an array: `gf_progress[2]`. */
  readonly name: string
  /** Index in the list. */
  readonly index: number
}

function valuesOfElement({ index, name, count }: Element): readonly ElementValue[] {
  if (count === null) return [{ index, name }]
  return Array.from({ length: count }, (_, part) => ({ index: index + part, name: `${name}[${part}]` }))
}

/**
 * What is known of each named value of a list, once: a value with its own name counts for that, even in an array.
 * @param knowledgeOf null for elements of which nothing is known
 */
export function eachNamedValue<Knowledge>(
  field: Field,
  knowledgeOf: (element: Element) => Knowledge | null,
): readonly (ElementValue & Knowledge)[] {
  const known = elementsOf(field).flatMap(element => {
    const knowledge = knowledgeOf(element)
    return knowledge === null ? [] : valuesOfElement(element).map(value => ({ ...value, ...knowledge }))
  })
  return [...new Map(known.map(value => [value.index, value])).values()]
}

/** Name of the struct a field consists of. @throws Error if it is not a struct */
export function innerStruct({ name, struct }: Field): string {
  if (struct === null) throw new Error(`${name} is not a struct`)
  return struct
}

/** The flags of a set. @throws Error if there is no such set */
export function flagsOf({ flagSets }: Definition, set: string): readonly Flag[] {
  const flags = flagSets.get(set)
  if (flags === undefined) throw new Error(`there are no flags ${set}`)
  return flags
}

/** @throws Error if there is no such struct; the checks reject unknown names */
export function structOf({ structs }: Pick<Definition, 'structs'>, name: string | null): Struct {
  const struct = name === null ? undefined : structs.get(name)
  if (struct === undefined) throw new Error(`there is no struct ${name}`)
  return struct
}

/** Whether a field has the same number in every save. */
export function isConstant({ range, evidence }: Field): boolean {
  return onlyValue(range) !== null && evidence === 'verified'
}

/**
 * Whether the range of a field is strict: constants of the format, fields equal to another one, limits of
 * counts and sizes. Other ranges were observed, and a valid save may exceed them.
 */
export function isStrictRange(field: Field): boolean {
  const { range, role } = field
  if (range === null || range.kind === 'set') return false
  return range.kind !== 'span' || role === 'count' || isConstant(field)
}
