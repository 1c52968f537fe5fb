import { isScalar, scalars } from '#shared/types.ts'
import {
  type Block,
  type Definition,
  type Element,
  elementsOf,
  type Field,
  plainValues,
  type Struct,
  variableField,
} from '../format/definition.ts'
import type { PackedRecipes } from '../format/recipes/pack-recipes.ts'

/** Defaults, omitted from the file. */
const fieldDefaults = {
  struct: null,
  count: null,
  offsetAfter: [],
  legend: 'unknown',
  meaning: '',
  range: null,
  values: null,
  positions: null,
  role: 'data',
  evidence: 'verified',
  versions: '',
  elements: null,
} as const

const elementDefaults = {
  count: null,
  meaning: '',
  range: null,
  values: null,
  leadsTo: null,
  evidence: 'verified',
} as const

const blockDefaults = { what: '', driver: '', evidence: '', sizesSeen: '' } as const

type Extent = Pick<Field, 'offset' | 'elementSize' | 'size'>

/** Offset and size as they follow from the type of a field and the field before it: packed only where they differ. */
function derivedExtent(
  { type, count = null }: Pick<Field, 'type'> & Partial<Pick<Field, 'count'>>,
  before: Extent | undefined,
): Extent {
  const elementSize = isScalar(type) ? scalars[type].size : null
  const length = count === null ? 1 : count.kind === 'fixed' ? count.value : null
  const size = elementSize === null || length === null ? null : elementSize * length
  return { offset: before === undefined ? 0 : before.offset + (before.size ?? 0), elementSize, size }
}

type Packed<Whole, Defaults> = Omit<Whole, keyof Defaults> &
  Partial<Pick<Whole, keyof Defaults & keyof Whole>>
export type PackedElement = Packed<Element, typeof elementDefaults>
type PackedField = Packed<Omit<Field, 'elements'>, Omit<typeof fieldDefaults, 'elements'> & Extent> & {
  readonly elements?: readonly PackedElement[]
}
type PackedStruct = Pick<Struct, 'name' | 'size'> & { readonly fields: readonly PackedField[] }

/** The packed format of a platform: what reading and writing need, as JSON. */
export interface PackedDefinition
  extends Pick<Definition, 'platform' | 'file' | 'versions' | 'variables' | 'carParts' | 'knownIds'> {
  readonly blocks: readonly Packed<Block, typeof blockDefaults>[]
  readonly earlierStructs: readonly (readonly [later: string, earlier: string])[]
  /** Without those of the platform packed before it. */
  readonly structs: readonly PackedStruct[]
}

/** The packed format of all platforms, PC first. */
export type PackedFormat = readonly [PackedDefinition, ...PackedDefinition[]]

/** The names of the script variables, a separate entry point to keep the core small. */
export interface PackedNames {
  readonly elements: readonly PackedElement[]
}

const silent = new Set(['legend', 'meaning', 'positions', 'source', 'versions'])

/** A copy without default values and descriptions. */
function withoutDefaults(whole: object, defaults: object): object {
  const usual = new Map<string, unknown>(Object.entries(defaults))
  const isUsual = (key: string, value: unknown) =>
    usual.has(key) && JSON.stringify(usual.get(key)) === JSON.stringify(value)
  return Object.fromEntries(
    Object.entries(whole).filter(([key, value]) => !silent.has(key) && !isUsual(key, value)),
  )
}

const packElements = (elements: readonly Element[] | null) =>
  elements?.map(element => withoutDefaults({ ...element, evidence: 'verified' }, elementDefaults))

/** A platform packed after another: structs and components that are equal are only packed once. */
export function packDefinitions([first, ...others]: readonly [
  Definition,
  ...Definition[],
]): readonly object[] {
  const base = packDefinition(first)
  const known = new Set(base.structs.map(struct => JSON.stringify(struct)))
  const rest = others.map(packDefinition).map(packed => ({
    ...packed,
    structs: packed.structs.filter(struct => !known.has(JSON.stringify(struct))),
    carParts: {},
    knownIds: { unstorableVehicles: [], weaponsBySlot: [] },
  }))
  return [base, ...rest]
}

/** Packs the format of a platform; `packNames` packs the names of the script variables. */
function packDefinition(definition: Definition) {
  const { platform, file, blocks, structs, earlierStructs, versions, variables } = definition
  return {
    platform,
    file,
    blocks: blocks.map(block => withoutDefaults({ ...block, ...blockDefaults }, blockDefaults)),
    structs: [...structs.values()].map(({ name, size, fields }) => ({
      name,
      size,
      fields: fields.map((field, index) => {
        const isVariables = name === variables.struct && field.name === variables.field
        const elements = isVariables ? undefined : packElements(field.elements)
        const extent = derivedExtent(field, fields[index - 1])
        return { ...withoutDefaults({ ...field, elements: null }, { ...fieldDefaults, ...extent }), elements }
      }),
    })),
    earlierStructs: [...earlierStructs],
    versions,
    variables,
    carParts: definition.carParts,
    knownIds: definition.knownIds,
  }
}

/** Packs the names of the script variables. @param isWanted limits them */
export function packNames(
  definition: Definition,
  isWanted: (name: string) => boolean = () => true,
): { readonly elements: readonly object[] } {
  const elements = elementsOf(variableField(definition))
  return { elements: packElements(elements.filter(({ name }) => isWanted(name))) ?? [] }
}

/** The recipes, with the names of the script variables that their steps use. */
export function recipesWithNames(definition: Definition, packed: PackedRecipes) {
  const words = new Set(JSON.stringify([packed.recipes, packed.tables]).match(/\w+/g))
  return { ...packed, names: packNames(definition, name => words.has(name)) }
}

const unpackElement = (element: PackedElement): Element => ({ ...elementDefaults, ...element })

/**
 * Unpacks the format for the codec. @param names packed names of the script variables; without them variables
 * only have numbers @param base the platform packed before it
 */
function unpackDefinition(packed: PackedDefinition, names?: PackedNames, base?: Definition): Definition {
  const { struct: variableStruct, field: variableField } = packed.variables
  const structs = packed.structs.map(({ name, size, fields }): [string, Struct] => {
    let before: Extent | undefined
    const unpacked = fields.map((field): Field => {
      const isVariables = name === variableStruct && field.name === variableField
      const elements = isVariables ? names?.elements : field.elements
      const whole = { ...fieldDefaults, ...derivedExtent(field, before), ...field }
      before = whole
      return { ...whole, elements: elements?.map(unpackElement) ?? null }
    })
    return [name, { name, size, title: '', meaning: '', source: '', blocks: [], fields: unpacked }]
  })
  return {
    platform: packed.platform,
    file: packed.file,
    versions: packed.versions,
    variables: packed.variables,
    carParts: base?.carParts ?? packed.carParts,
    knownIds: base?.knownIds ?? packed.knownIds,
    blocks: packed.blocks.map(block => ({ ...blockDefaults, ...block })),
    structs: new Map([...(base?.structs ?? []), ...structs]),
    earlierStructs: new Map(packed.earlierStructs),
    enumerations: new Map(),
    flagSets: new Map(),
    leftovers: [],
    corrections: [],
    unknowns: [],
    ruled: new Map(),
    ...plainValues,
  }
}

/** The formats of all platforms. @param names those of the script variables of the first one */
export function unpackDefinitions(
  [first, ...others]: PackedFormat,
  names?: PackedNames,
): readonly [Definition, ...Definition[]] {
  const base = unpackDefinition(first, names)
  return [base, ...others.map(packed => unpackDefinition(packed, undefined, base))]
}
