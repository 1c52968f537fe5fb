import { elementCount } from '../../../src/shared/count.ts'
import { findTarget } from '../../../src/shared/format-path/target.ts'
import { toHex } from '../../../src/shared/hex.ts'
import { elementOffset } from '../../../src/shared/layout.ts'
import type { DoorOffsets } from '../../../src/shared/savehouse-types.ts'
import { madeFrom } from '../../build/generated-module.ts'
import { type OutputFile, outputFile } from '../../build/output-file.ts'
import { type BlockFormat, type Definition, fieldsOf } from '../definition.ts'
import { blockFormat, leftoverFormat } from './block-format.ts'
import { shownOverview } from './file-overview.ts'

/** Offsets of the doors of block 25, by number, in saves made indoors (one door on the stack) and outdoors (none). */
function doorOffsets(definition: Definition): readonly DoorOffsets[] {
  const block = definition.blocks.find(({ number }) => number === '25')
  const doors = block && fieldsOf(definition, block.struct).find(({ name }) => name === 'doors')
  const target = fieldsOf(definition, 'door').find(({ name }) => name === 'linked')
  if (block === undefined || doors === undefined || target === undefined)
    throw new Error('block 25 has no doors')
  const fields = fieldsOf(definition, block.struct)
  const { typicalCounts } = block
  const offsetsOf = (number: number, stackDepth: number) => {
    const door = elementOffset(fields, 'doors', number, { ...typicalCounts, stack_depth: stackDepth })
    return { doorHex: toHex(door), targetHex: toHex(door + target.offset) }
  }
  return Array.from({ length: elementCount(doors, typicalCounts) }, (_, number) => {
    return { inside: offsetsOf(number, 1), outside: offsetsOf(number, 0) }
  })
}

/** Offsets in block 02 of the total ammunition in each weapon slot of the player, upper-case hex. */
function ammunitionOffsets(definition: Definition): readonly string[] {
  const slots = fieldsOf(definition, 'player').find(({ name }) => name === 'weapons')
  if (slots === undefined) throw new Error('the player of block 02 has no weapons')
  return Array.from({ length: elementCount(slots, {}) }, (_, slot) =>
    toHex(findTarget(definition, `block02.players[0].weapons[${slot}].ammo_total`).offset),
  )
}

/** A value as a compact TypeScript literal, with unquoted keys where possible and maps as objects. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`
  if (value instanceof Map) return literal(Object.fromEntries(value))
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, inner]) => {
    return `${/^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key)}:${literal(inner)}`
  })
  return `{${entries.join(',')}}`
}

const note = madeFrom('data-csv/format')

function blockModule(format: BlockFormat): string {
  const { structs, ...rest } = format
  const lines = [
    ...Object.entries(rest).map(([key, value]) => `  ${key}: ${literal(value)},\n`),
    `  structs: [\n${structs.map(struct => `    ${literal(struct)},\n`).join('')}  ],\n`,
  ]
  return `${note}import type { BlockFormat } from '../../shared/format-types.ts'\n\nexport const format: BlockFormat = {\n${lines.join('')}}\n`
}

/** Rows as columns, since repeated property names would be half of the text. */
function plainRows(type: string, rows: readonly object[]): string {
  const cells = rows.map((row): Readonly<Record<string, unknown>> => ({ ...row }))
  const properties = new Set(rows.flatMap(row => Object.keys(row)))
  const lines = [...properties].map(
    property => `    ${property}: ${literal(cells.map(row => row[property] ?? null))},\n`,
  )
  return `rowsOf<${type}>({\n${lines.join('')}  })`
}

function overviewModule(definition: Definition): string {
  const { parts, known, ...file } = shownOverview(definition)
  return [
    `${note}import { rowsOf } from '../../shared/rows.ts'\n`,
    `import type { FileOverview, ShownPart } from '../../shared/format-types.ts'\n\n`,
    `export const overview: FileOverview = {\n  ...${literal(file)},\n`,
    `  parts: ${plainRows('ShownPart', parts)},\n`,
    `  known: ${plainRows("FileOverview['known'][number]", known)},\n}\n`,
  ].join('')
}

function doorsModule(definition: Definition): string {
  const rows = doorOffsets(definition).map(offsets => `  ${literal(offsets)},\n`)
  return `${note}import type { DoorOffsets } from '../../shared/savehouse-types.ts'\n\n/** Offsets of the doors of block 25, by number. */\nexport const doorOffsets: readonly DoorOffsets[] = [\n${rows.join('')}]\n`
}

function ammunitionModule(definition: Definition): string {
  return `${note}/** Offsets in block 02 of the total ammunition, by weapon slot. */\nexport const ammunitionOffsets: readonly string[] = ${literal(ammunitionOffsets(definition))}\n`
}

/** The modules with the format for the pages: one per block page, and the overview of the file. */
export function formatModules(definition: Definition): readonly OutputFile[] {
  const blocks = definition.blocks.filter(({ typicalSize }) => typicalSize > 0)
  const pathOf = ({ number }: { number: string }) => `format/block-${number}.ts`
  const padding = definition.leftovers.filter(({ number }) => number === '30')
  return [
    outputFile('format/overview.ts', () => overviewModule(definition)),
    outputFile('format/doors.ts', () => doorsModule(definition)),
    outputFile('format/ammunition-offsets.ts', () => ammunitionModule(definition)),
    ...blocks.map(block => outputFile(pathOf(block), () => blockModule(blockFormat(definition, block)))),
    ...padding.map(leftover =>
      outputFile(pathOf(leftover), () => blockModule(leftoverFormat(definition, leftover))),
    ),
  ]
}
