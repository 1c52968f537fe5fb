import type { Fault } from './problem.ts'

const months = 'jan|feb|mar|mär|mrz|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez'
const date = new RegExp(
  [
    String.raw`^\d{1,2}[-. ]{1,2}(${months})\.?([- ]\d{2,4})?$`,
    String.raw`^(${months})\.?[- ]\d{2,4}$`,
    String.raw`^\d{1,2}([./-])\d{1,2}\3(\d{2}|\d{4})$`,
    String.raw`^\d{4}-\d{2}-\d{2}$`,
  ].join('|'),
  'i',
)
const exponent = /^-?\d+([.,]\d+)?E[+-]\d{2,}$/i

/** Recognises what remains of `001E4` or `1-2` after a spreadsheet has opened and saved a file; null for other cells. */
export function traceIn(cell: string): 'exponent' | 'date' | null {
  if (exponent.test(cell)) return 'exponent'
  return date.test(cell) ? 'date' : null
}

const causes = {
  exponent: 'looks like text that a spreadsheet converted to a number with an exponent, such as 1E4',
  date: 'looks like text that a spreadsheet converted to a date, such as 1-2 or 3.8',
}

/** The fault of a cell changed by a spreadsheet, with what its column allows. */
export function traceFault(trace: 'exponent' | 'date', allowed: string): Fault {
  return {
    rule: causes[trace],
    allowed,
    fix: 'restore the cell; open the file with all columns as text, or edit it with npm run sheet',
    trace,
  }
}

/** The fault of a numeric code without its leading zeros. */
export function lostZeros(repair: string, allowed = `text like ${repair}`): Fault {
  return {
    rule: 'has lost its leading zeros: a spreadsheet that opens the column as numbers drops them',
    allowed,
    fix: `write ${repair}`,
    repair,
    trace: 'lost zeros',
  }
}
