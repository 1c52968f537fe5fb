/** The content of a cell after a spreadsheet program has opened a CSV file by a double click and saved it. */
export interface Program {
  readonly name: string
  readonly cell: (cell: string) => string
  readonly delimiter: ',' | ';'
}

const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  de: ['Jan', 'Feb', 'Mrz', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'],
} as const

/** `1E4` as 1.00E+04: text becomes a number with an exponent. */
function exponent(cell: string, fraction: number, width: number): string {
  const [mantissa, power = ''] = Number(cell).toExponential(fraction).split('e')
  return `${mantissa}E${power.slice(0, 1)}${power.slice(1).padStart(width, '0')}`
}

const isExponent = (cell: string) =>
  /^-?\d+(\.\d+)?E[+-]?\d{1,2}$/i.test(cell) && Number.isFinite(Number(cell))

/** 1-2, 24/7: a day and a month, or a month and a day. */
function dayAndMonth(first: number, second: number): [day: number, month: number] | null {
  if (first >= 1 && first <= 12 && second >= 1 && second <= 31) return [second, first]
  if (second >= 1 && second <= 12 && first >= 1 && first <= 31) return [first, second]
  return null
}

/** What Excel makes of a number; null for other cells. */
function excelNumber(cell: string): string | null {
  if (isExponent(cell) || /^\d{12,}$/.test(cell)) return exponent(cell, 2, 2)
  return /^\d+$/.test(cell) ? String(Number(cell)) : null
}

function excelEnglish(cell: string): string {
  const number = excelNumber(cell)
  if (number !== null) return number
  if (/^(true|false)$/i.test(cell)) return cell.toUpperCase()
  if (/^\(\d+\)$/.test(cell)) return `-${cell.slice(1, -1)}`
  const [, first, second] = /^(\d{1,2})[-/](\d{1,2})$/.exec(cell) ?? []
  const date = dayAndMonth(Number(first), Number(second))
  return date === null ? cell : `${date[0]}-${months.en[date[1] - 1]}`
}

function excelGerman(cell: string): string {
  const number = excelNumber(cell)
  if (number !== null) return number.replace('.', ',')
  if (/^true$/i.test(cell)) return 'WAHR'
  if (/^false$/i.test(cell)) return 'FALSCH'
  if (/^-?\d+\.\d{3}$/.test(cell)) return String(Number(cell.replace('.', '')))
  const [, first, second] = /^(\d{1,2})[-/.](\d{1,2})$/.exec(cell) ?? []
  const [day, month] = [Number(first), Number(second)]
  if (day >= 1 && day <= 31 && month >= 1 && month <= 12)
    return `${String(day).padStart(2, '0')}. ${months.de[month - 1]}`
  if (day >= 1 && day <= 12 && month > 12) return `${months.de[day - 1]} ${month}`
  return cell
}

/**
 * Measured with LibreOffice 7.4, which reads dates only on request, and writes numbers of up to 15 digits in
 * full.
 */
function calcEnglish(cell: string): string {
  if (/^\d{1,15}$/.test(cell)) return String(Number(cell))
  if (/^\d{1,3}(,\d{3})+$/.test(cell)) return cell.replaceAll(',', '')
  if (!isExponent(cell)) return cell
  return Number(cell) < 1e15 ? String(Number(cell)) : exponent(cell, 4, 3).replace(/\.?0*E/, 'E')
}

function calcGerman(cell: string): string {
  if (/^-?\d+\.\d{3}$/.test(cell)) return String(Number(cell.replace('.', '')))
  if (/^\d+,\d+$/.test(cell)) return String(Number(cell.replace(',', '.'))).replace('.', ',')
  return isExponent(cell) ? calcEnglish(cell).replace('.', ',') : calcEnglish(cell)
}

/** A file read with decimal points and saved with decimal commas. */
function importedGerman(cell: string): string {
  if (/^-?\d+\.\d+$/.test(cell)) return cell.replace('.', ',')
  return /^\d{1,11}$/.test(cell) ? String(Number(cell)) : cell
}

export const programs: readonly Program[] = [
  { name: 'Excel, English', cell: excelEnglish, delimiter: ',' },
  { name: 'Excel, German, one column per cell', cell: excelGerman, delimiter: ';' },
  { name: 'Excel, German, imported as numbers', cell: importedGerman, delimiter: ';' },
  { name: 'LibreOffice, English', cell: calcEnglish, delimiter: ',' },
  { name: 'LibreOffice, German', cell: calcGerman, delimiter: ',' },
]
