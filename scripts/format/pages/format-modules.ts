import { findTargets } from '#shared/format-path/target.ts'
import { walkEach } from '#shared/format-path/walk.ts'
import { toHex } from '#shared/number.ts'
import { columnsOf } from '#shared/rows.ts'
import type { DoorOffsets } from '#shared/savehouse-types.ts'
import {
  columnsCode,
  literal,
  madeFrom,
  moduleFile,
  type OutputFile,
  outputFile,
} from '../../build/output-file.ts'
import type { Definition } from '../definition.ts'
import { countsBehindDoors } from '../savehouses/savehouse-step.ts'
import { fileOverview } from './file-overview.ts'

/** Offsets of the doors of block 25, by number. @param depth doors on the stack: one in a save made indoors, none outdoors */
function doorsAt(definition: Definition, depth: number): readonly DoorOffsets['inside'][] {
  const counts = countsBehindDoors(definition, depth)
  return walkEach(definition, 'block25.doors[all].linked', counts).map(([door, target]) => ({
    doorHex: toHex(door?.offset ?? 0),
    targetHex: toHex(target?.offset ?? 0),
  }))
}

function doorOffsets(definition: Definition): readonly object[] {
  const outside = doorsAt(definition, 0)
  return doorsAt(definition, 1).map((inside, number) => ({ inside, outside: outside[number] }))
}

/** Offsets in block 02 of a field of each weapon slot of the player, upper-case hex. */
const slotOffsets = (definition: Definition, field: string): readonly string[] =>
  findTargets(definition, `block02.players[0].weapons[all].${field}`).map(({ offset }) => toHex(offset))

function overviewModule(definition: Definition): string {
  const { parts, known, ...file } = fileOverview(definition)
  return [
    `${madeFrom('data-csv/format')}import { rowsOf } from '../../shared/rows.ts'\n`,
    `import type { FileOverview, ShownPart } from '../../shared/format-types.ts'\n\n`,
    `export const overview: FileOverview = {\n  ...${literal(file)},\n`,
    `  parts: rowsOf<ShownPart>({\n${columnsCode(columnsOf(parts))}}),\n`,
    `  known: rowsOf<FileOverview['known'][number]>({\n${columnsCode(columnsOf(known))}}),\n}\n`,
  ].join('')
}

/** The modules of the overview of the file, and of offsets that pages show of doors and weapons. */
export function formatModules(definition: Definition): readonly OutputFile[] {
  const slotConstant = (what: string, field: string) => ({
    doc: `Offsets in block 02 of ${what}, by weapon slot.`,
    type: 'readonly string[]',
    value: slotOffsets(definition, field),
  })
  return [
    outputFile('format/overview.ts', () => overviewModule(definition)),
    moduleFile('format/doors.ts', () => ({
      from: ['data-csv/format'],
      types: { 'savehouse-types': ['DoorOffsets'] },
      constants: {
        doorOffsets: {
          doc: 'Offsets of the doors of block 25, by number.',
          type: 'readonly DoorOffsets[]',
          value: doorOffsets(definition),
        },
      },
    })),
    moduleFile('format/weapon-offsets.ts', () => ({
      from: ['data-csv/format'],
      constants: {
        weaponOffsets: slotConstant('the weapon id', 'weapon'),
        ammunitionOffsets: slotConstant('the total ammunition', 'ammo_total'),
      },
    })),
  ]
}
