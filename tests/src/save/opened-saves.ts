import { type OpenedSave, readSave } from '../../../src/save/readSave.ts'
import { naturalSaves, realMobileSaves } from '../../support/real-saves.ts'

/** Of every 16th natural save, which are from all collections: all of them take 10 s. */
export const opened = [...naturalSaves.filter((_, index) => index % 16 === 0), ...realMobileSaves].map(
  ({ name, bytes }): OpenedSave => {
    const result = readSave(name, bytes)
    if ('reason' in result) throw new Error(`${name}: ${result.reason}`)
    return result
  },
)

/** The column "Your save" of a table. */
export function columnOf(save: OpenedSave, table: string) {
  const column = save.column(table)
  if (column === null) throw new Error(`no column of ${table}`)
  return column
}

/** Path of the field that the first offset of a row leads to. */
export function pathOf(save: OpenedSave, table: string, row: object, index = 0): string | null {
  const offset = columnOf(save, table).offsets?.[index]?.of(row) ?? null
  const found = offset === null ? null : save.at(offset)
  return found?.part === 'field' ? found.path : null
}
