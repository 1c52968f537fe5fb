import { madeFrom } from '../../build/generated-module.ts'
import { problemOfFile } from '../../csv/read-file.ts'
import { zonesTable } from '../../tables/map/zones.ts'
import { savePlaces } from '../../tables/save-places.ts'
import { savehouses } from '../../tables/savehouses.ts'
import { stepWithFormat } from '../format-definition.ts'
import { doorListMove, savehouseBytes } from './savehouse-bytes.ts'
import { savehouseMoves } from './savehouse-writes.ts'

/** Writes the bytes that move a save into each savehouse. Faults of the tables are reported by their own steps. */
export const savehouseStep = stepWithFormat(
  [savehouses, savePlaces, zonesTable],
  ({ source, definition }) => {
    try {
      const rows = savehouseBytes(definition, savehouseMoves(source))
      const content = [
        "import type { ListMove, SavehouseBytes } from '../../shared/savehouse-types.ts'\n",
        `export const doorListMove: ListMove = ${JSON.stringify(doorListMove(definition))}\n`,
        `export const savehouseBytes: readonly SavehouseBytes[] = ${JSON.stringify(rows)}\n`,
      ].join('\n')
      const head = madeFrom('data-csv/format', savehouses.file)
      return { modules: [{ path: 'format/savehouse-bytes.ts', content: head + content }] }
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const allowed = 'houses and fields that fit together'
      const fix = 'give the field its name and range back, or correct the house'
      const fault = { rule: `does not fit the format: ${error.message}`, allowed, fix }
      return { problems: [problemOfFile(savehouses.file, fault)] }
    }
  },
)
