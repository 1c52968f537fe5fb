import { elementCount } from '../../../src/shared/count.ts'
import { findTarget } from '../../../src/shared/format-path/target.ts'
import { toHex } from '../../../src/shared/hex.ts'
import { elementOffset } from '../../../src/shared/layout.ts'
import type { DoorOffsets } from '../../../src/shared/savehouse-types.ts'
import { literal, madeFrom } from '../../build/generated-module.ts'
import { type OutputFile, outputFile } from '../../build/output-file.ts'
import { type Definition, fieldsOf } from '../definition.ts'
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

const note = madeFrom('data-csv/format')

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

/** The modules of the overview of the file, and of offsets that pages show of doors and weapons. */
export function formatModules(definition: Definition): readonly OutputFile[] {
  return [
    outputFile('format/overview.ts', () => overviewModule(definition)),
    outputFile('format/doors.ts', () => doorsModule(definition)),
    outputFile('format/ammunition-offsets.ts', () => ammunitionModule(definition)),
  ]
}
