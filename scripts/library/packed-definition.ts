import type { Block, Definition, Element, Field, Struct } from '../format/definition.ts'

/** Defaults, omitted from the file. */
const fieldDefaults = {
  struct: null,
  count: null,
  offsetAfter: [],
  label: '',
  legend: 'unknown',
  meaning: '',
  range: null,
  values: null,
  positions: null,
  role: 'data',
  evidence: 'proven',
  source: '',
  versions: '',
  elements: null,
} as const

const elementDefaults = {
  count: null,
  meaning: '',
  range: null,
  values: null,
  leadsTo: null,
  evidence: 'proven',
} as const

const blockDefaults = { what: '', driver: '', evidence: '', sizesSeen: '' } as const

type Packed<Whole, Defaults> = Omit<Whole, keyof Defaults> &
  Partial<Pick<Whole, keyof Defaults & keyof Whole>>
export type PackedElement = Packed<Element, typeof elementDefaults>
type PackedField = Packed<Omit<Field, 'elements'>, Omit<typeof fieldDefaults, 'elements'>> & {
  readonly elements?: readonly PackedElement[]
}
type PackedStruct = Pick<Struct, 'name' | 'size'> & { readonly fields: readonly PackedField[] }

/** The packed format: what reading and writing need, as JSON. */
export interface PackedDefinition extends Pick<Definition, 'file' | 'versions' | 'variables' | 'carParts'> {
  readonly blocks: readonly Packed<Block, typeof blockDefaults>[]
  readonly structs: readonly PackedStruct[]
}

/** The names of the script variables, a separate entry point to keep the core small. */
export interface PackedNames {
  readonly elements: readonly PackedElement[]
}

const silent = new Set(['label', 'legend', 'meaning', 'values', 'positions', 'source', 'versions'])

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
  elements?.map(element => withoutDefaults({ ...element, evidence: 'proven' }, elementDefaults))

/** Packs the format; `packNames` packs the names of the script variables. */
export function packDefinition({ file, blocks, structs, versions, variables, carParts }: Definition): object {
  return {
    file,
    blocks: blocks.map(block => withoutDefaults({ ...block, ...blockDefaults }, blockDefaults)),
    structs: [...structs.values()].map(({ name, size, fields }) => ({
      ...{ name, size },
      fields: fields.map(field => {
        const isVariables = name === variables.struct && field.name === variables.field
        const elements = isVariables ? undefined : packElements(field.elements)
        return { ...withoutDefaults({ ...field, elements: null }, fieldDefaults), elements }
      }),
    })),
    versions,
    variables,
    carParts,
  }
}

/** Packs the names of the script variables. */
export function packNames({ structs, variables }: Definition): object {
  const fields = structs.get(variables.struct)?.fields ?? []
  const elements = fields.find(({ name }) => name === variables.field)?.elements ?? null
  return { elements: packElements(elements) ?? [] }
}

const unpackElement = (element: PackedElement): Element => ({ ...elementDefaults, ...element })

/**
 * Unpacks the format for the codec. @param names packed names of the script variables; without them variables
 * only have numbers
 */
export function unpackDefinition(packed: PackedDefinition, names?: PackedNames): Definition {
  const { struct: variableStruct, field: variableField } = packed.variables
  const structs = packed.structs.map(({ name, size, fields }): [string, Struct] => {
    const unpacked = fields.map((field): Field => {
      const isVariables = name === variableStruct && field.name === variableField
      const elements = isVariables ? names?.elements : field.elements
      return { ...fieldDefaults, ...field, elements: elements?.map(unpackElement) ?? null }
    })
    return [name, { name, size, title: '', meaning: '', blocks: [], fields: unpacked }]
  })
  return {
    ...{ file: packed.file, versions: packed.versions, variables: packed.variables },
    carParts: packed.carParts,
    blocks: packed.blocks.map(block => ({ ...blockDefaults, ...block })),
    structs: new Map(structs),
    ...{ enumerations: new Map(), flagSets: new Map(), leftovers: [], corrections: [], unknowns: [] },
    ruled: new Map(),
  }
}
