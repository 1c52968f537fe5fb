import type { OpenedSave } from '../../../src/save/readSave.ts'
import { naturalSaves, realMobileSaves } from '../../support/real-saves.ts'
import { required } from '../../support/required.ts'
import { openSave } from './open-save.ts'

/** Of every 16th natural save, which are from all collections: all of them take 10 s. */
export const opened = [...naturalSaves.filter((_, index) => index % 16 === 0), ...realMobileSaves].map(
  ({ name, bytes }) => openSave(bytes, name),
)

/** The column "Your save" of a table. */
export const columnOf = (save: OpenedSave, table: string) =>
  required(save.column(table), `column of ${table}`)

/** Path of the field that the first offset of a row leads to. */
export function pathOf(save: OpenedSave, table: string, row: object, index = 0): string | null {
  const offset = columnOf(save, table).offsets?.[index]?.of(row) ?? null
  const found = offset === null ? null : save.at(offset)
  return found?.part === 'field' ? found.path : null
}
