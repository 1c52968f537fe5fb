import { findTargets } from '#shared/format-path/target.ts'
import { toHex } from '#shared/number.ts'
import { columnsOf } from '#shared/rows.ts'
import {
  columnsCode,
  literal,
  madeFrom,
  moduleFile,
  type OutputFile,
  outputFile,
} from '../../build/output-file.ts'
import type { Definition } from '../definition.ts'
import { fileOverview } from './file-overview.ts'

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

/** The modules of the overview of the file, and of offsets that pages show of weapons. */
export function formatModules(definition: Definition): readonly OutputFile[] {
  const slotConstant = (what: string, field: string) => ({
    doc: `Offsets in block 02 of ${what}, by weapon slot.`,
    type: 'readonly string[]',
    value: slotOffsets(definition, field),
  })
  return [
    outputFile('format/overview.ts', () => overviewModule(definition)),
    moduleFile('format/weapon-offsets.ts', () => ({
      from: ['data-csv/format'],
      constants: {
        weaponOffsets: slotConstant('the weapon id', 'weapon'),
        ammunitionOffsets: slotConstant('the total ammunition', 'ammo_total'),
      },
    })),
  ]
}
