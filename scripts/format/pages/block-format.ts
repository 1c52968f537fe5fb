import { blockStart, isStartFixed } from '#shared/format-path/file.ts'
import type { Struct as ShownStruct } from '#shared/format-types.ts'
import { sizeFormula } from '#shared/layout.ts'
import { memoizeBy } from '#shared/memoize.ts'
import type { Recipe } from '#shared/recipe-types.ts'
import { fileEnd } from '#shared/route.ts'
import { sentence } from '#shared/text.ts'
import { moduleFile, type OutputFile } from '../../build/output-file.ts'
import { blockCoverage, evidenceLimits, weakerEvidence } from '../coverage/coverage.ts'
import {
  type Block,
  type BlockFormat,
  type Definition,
  type EnumerationEntry,
  type Evidence,
  elementsOf,
  type Flag,
  fieldsOf,
  type Leftover,
  type Struct,
  type StructUse,
  type ValueSet,
} from '../definition.ts'
import { innerStructs } from '../structs.ts'
import { storingFields, structUses } from '../uses.ts'
import { recipesByBlock, withMinusSigns } from './recipe-modules.ts'

interface UsedValueSets {
  readonly enumerations: BlockFormat['enumerations']
  readonly flagSets: BlockFormat['flagSets']
}

/** A value or flag as pages show it. */
function withoutEvidence<Part extends EnumerationEntry | Flag>({ evidence: _, ...shown }: Part) {
  return shown
}

/** The enumerations and flag sets used by fields, elements and flags of these structs. */
function usedValueSets(definition: Definition, structs: readonly ShownStruct[]): UsedValueSets {
  const enumerations: Record<string, BlockFormat['enumerations'][string]> = {}
  const flagSets: Record<string, BlockFormat['flagSets'][string]> = {}
  function add(set: ValueSet | null): void {
    if (set === null) return
    const entries = set.kind === 'enumeration' ? definition.enumerations.get(set.name) : undefined
    const flags = set.kind === 'flags' ? definition.flagSets.get(set.name) : undefined
    if (entries !== undefined) enumerations[set.name] = entries.map(withoutEvidence)
    if (flags !== undefined) flagSets[set.name] = flags.map(withoutEvidence)
    if (flags !== undefined) for (const { values } of flags) add(values)
  }
  for (const field of structs.flatMap(({ fields }) => fields)) {
    add(field.values)
    add(field.positions)
    for (const element of elementsOf(field)) add(element.values)
  }
  return { enumerations, flagSets }
}

function notes({ corrections, unknowns }: Definition, number: string) {
  return {
    corrections: corrections
      .filter(({ page }) => page === number)
      .map(({ found, ...claim }) => ({ ...claim, found: withMinusSigns(found) })),
    unknowns: unknowns.filter(({ page }) => page === number),
  }
}

/** A struct as its page shows it, with meanings as sentences: names explained by their own table are on the page of that table. */
function shownStruct(struct: Struct, limit: Evidence): ShownStruct {
  const fields = struct.fields.map(field => {
    const elements = field.elements?.filter(({ meaning }) => meaning !== '') ?? null
    const meaning = sentence(withMinusSigns(field.meaning))
    return { ...field, meaning, elements, evidence: weakerEvidence(field.evidence, limit) }
  })
  return { ...struct, fields }
}

const enumerationUse = memoizeBy((definition: Definition) =>
  storingFields(definition, ({ kind, name }) => (kind === 'enumeration' ? name : null)),
)

/** Where else the enumerations of a block occur. */
function storedIn(definition: Definition, block: string, names: readonly string[]) {
  const use = names.map(name => [name, enumerationUse(definition).of(name)] as const)
  return Object.fromEntries(
    use.filter(([, fields]) => fields.some(({ path }) => !path.startsWith(`block${block}.`))),
  )
}

/** The uses of a struct as a page shows them: of elements that differ in size, only the first has a known offset. */
function shownUses(definition: Definition, block: Block, struct: string): readonly StructUse[] {
  return structUses(definition, block, struct).map(use =>
    use.strides.includes(0) ? { ...use, strides: [], isMovable: true } : use,
  )
}

/** What the page of a block shows. */
export function blockFormat(definition: Definition, block: Block): BlockFormat {
  const { number, name, title, what, driver, evidence, sizesSeen, struct, typicalSize } = block
  const limits = evidenceLimits(definition, struct)
  const structs = innerStructs(definition, struct).map(inner =>
    shownStruct(inner, limits.get(inner.name) ?? 'verified'),
  )
  const sets = usedValueSets(definition, structs)
  return {
    number,
    name,
    title,
    what,
    driver,
    formula: sizeFormula(fieldsOf(definition, struct)),
    evidence,
    sizesSeen,
    known: blockCoverage(definition).find(known => known.block === number) ?? null,
    root: struct,
    typicalCounts: block.typicalCounts,
    typicalSize,
    structs,
    uses: Object.fromEntries(structs.map(({ name }) => [name, shownUses(definition, block, name)])),
    typicalStart: blockStart(definition, number),
    isStartFixed: isStartFixed(definition, number),
    ...sets,
    storedIn: storedIn(definition, number, Object.keys(sets.enumerations)),
    ...notes(definition, number),
  }
}

/** What the page of a leftover marker shows: no struct and no bytes. */
function leftoverFormat(definition: Definition, leftover: Leftover): BlockFormat {
  const { number, title, what, evidence, sizesSeen } = leftover
  return {
    number,
    name: 'leftover',
    title,
    what,
    driver: 'the blocks before it',
    formula: '',
    evidence,
    sizesSeen,
    known: null,
    root: null,
    typicalCounts: {},
    typicalSize: null,
    typicalStart: null,
    isStartFixed: false,
    structs: [],
    uses: {},
    enumerations: {},
    flagSets: {},
    storedIn: {},
    ...notes(definition, number),
  }
}

const blockModule = (number: string, makeFormat: () => BlockFormat) =>
  moduleFile(`format/block-${number}.ts`, () => ({
    from: ['data-csv/format', 'data-csv/recipes.csv'],
    types: { 'format-types': ['BlockFormat'] },
    constants: { format: { type: 'BlockFormat', value: makeFormat() } },
  }))

/** The modules of the block pages. */
export function blockModules(definition: Definition, recipes: readonly Recipe[]): readonly OutputFile[] {
  const written = recipesByBlock(recipes)
  const blocks = definition.blocks.filter(({ typicalSize }) => typicalSize > 0)
  const ends = definition.leftovers.filter(({ number }) => number === fileEnd)
  return [
    ...blocks.map(block =>
      blockModule(block.number, () => ({
        ...blockFormat(definition, block),
        recipes: written.of(block.number).map(({ key, goal }) => ({ key, goal })),
      })),
    ),
    ...ends.map(leftover => blockModule(leftover.number, () => leftoverFormat(definition, leftover))),
  ]
}
