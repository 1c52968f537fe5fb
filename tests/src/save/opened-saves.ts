import type { OpenedSave } from '../../../src/save/readSave.ts'
import { naturalSaves, realMobileSaves } from '../../support/real-saves.ts'
import { required } from '../../support/required.ts'
import { openSave } from './open-save.ts'

/** Of every 16th natural save, which are from all collections: all of them take 10 s. */
export const opened = [...naturalSaves.filter((_, index) => index % 16 === 0), ...realMobileSaves].map(
  ({ name, bytes }) => openSave(bytes, name),
)

/** The column "Your save" of a table, with what is in the file at the offsets of a row. */
export function columnOf(save: OpenedSave, table: string) {
  const column = required(save.column(table), `column of ${table}`)
  const fieldOf = (row: object, index = 0) => {
    const offset = column.offsets[index]?.of(row) ?? null
    const found = offset === null ? null : save.at(offset)
    return found?.part === 'field' ? found : null
  }
  return { ...column, fieldOf, pathOf: (row: object, index = 0) => fieldOf(row, index)?.path ?? null }
}
