import { createHash } from 'node:crypto'

/** Hash of a file's text. */
export function stateOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** Sheet name of a table; spreadsheets do not allow slashes. */
export function sheetName(tableName: string): string {
  return tableName.replace('/', ' ')
}

/** Hidden sheet with the values of the drop-downs, one list per column. */
export const choicesSheet = 'choices'

/** Hidden sheet with the hash of each source file. */
export const statesSheet = 'made from'
