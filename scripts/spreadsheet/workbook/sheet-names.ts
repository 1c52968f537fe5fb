/** Name of the sheet of a table: spreadsheets allow no slash. */
export function sheetName(tableName: string): string {
  return tableName.replace('/', ' ')
}

/** Hidden sheet with the values of the drop-downs, one list per column. */
export const choicesSheet = 'choices'

/** Hidden sheet with the state of each file that the workbook was made from. */
export const statesSheet = 'made from'
