import type { Figure, Unit } from './samples.ts'
import { type Estimate, estimate, pairedRatios } from './statistics.ts'

const digits: Readonly<Record<Unit | 'ratio', number>> = { ms: 0, bytes: 0, count: 0, score: 3, ratio: 2 }

/** `median [low–high]`, or the median alone when all runs agree. */
function estimateText({ median, low, high }: Estimate, unit: Unit | 'ratio'): string {
  const text = (value: number) => value.toFixed(digits[unit])
  const isSteady = text(low) === text(high)
  return isSteady ? text(median) : `${text(median)} [${text(low)}–${text(high)}]`
}

/** The estimate of the runs that gave a value, and how many gave none. */
function valuesText(values: readonly number[], unit: Unit | 'ratio'): string {
  if (values.length === 0) return '–'
  const known = values.filter(value => !Number.isNaN(value))
  if (known.length === 0) return 'none'
  const text = estimateText(estimate(known), unit)
  return known.length === values.length ? text : `${text}, ${values.length - known.length} none`
}

/** Lines of a table whose columns stand below one another. */
function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const cellsOf = (column: number) => rows.flatMap(row => row.slice(column, column + 1))
  const widthOf = (column: number) => Math.max(...cellsOf(column).map(({ length }) => length))
  return rows.map(row => `| ${row.map((cell, column) => cell.padEnd(widthOf(column))).join(' | ')} |`)
}

/**
 * The figures of a series as a Markdown table that can be read as plain text too: medians with their 90 % interval.
 * @param isCompared whether there is a second folder; the last column is then this one in parts of that one
 */
export function printFigures(title: string, figures: readonly Figure[], isCompared: boolean): string {
  const head = ['', 'figure', 'unit', 'this', ...(isCompared ? ['against', 'ratio'] : [])]
  const rows = figures.map(({ subject, name, unit, values, bases }) => [
    subject,
    name,
    unit,
    valuesText(values, unit),
    ...(isCompared ? [valuesText(bases, unit), valuesText(pairedRatios(values, bases), 'ratio')] : []),
  ])
  const [headLine = '', ...lines] = alignColumns([head, ...rows])
  return [title, '', headLine, headLine.replace(/[^|]/g, '-'), ...lines, ''].join('\n')
}
