/** Sheet name of a table; spreadsheets do not allow slashes. */
export function sheetName(tableName: string): string {
  return tableName.replace('/', ' ')
}

/** Hidden sheet with the values of the drop-downs, one list per column. */
export const choicesSheet = 'choices'

/** Hidden sheet with the hash of each source file. */
export const statesSheet = 'made from'
