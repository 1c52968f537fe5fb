import type { Figure, Unit } from './samples.ts'

const digits: Readonly<Record<Unit | 'ratio', number>> = { ms: 0, score: 3, ratio: 2 }

function median(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** `median [lowest–highest]` of the runs that gave a value, and how many gave none. */
function valuesText(values: readonly number[], unit: Unit | 'ratio'): string {
  const known = values.filter(Number.isFinite).sort((a, b) => a - b)
  if (known.length === 0) return values.length === 0 ? '–' : 'none'
  const [middle, low, high] = [median(known), known[0], known.at(-1)].map(value =>
    value?.toFixed(digits[unit]),
  )
  const text = low === high ? `${middle}` : `${middle} [${low}–${high}]`
  return known.length === values.length ? text : `${text}, ${values.length - known.length} none`
}

/** Quotients of values measured right after one another, so that a slow moment of the machine falls on both. */
const pairedRatios = ({ values, bases }: Figure) =>
  bases.map((base, run) => (values[run] ?? Number.NaN) / base)

/**
 * The figures of a series as a Markdown table.
 * @param isCompared whether there is a second folder; the last column is then this one in parts of that one
 */
export function printFigures(title: string, figures: readonly Figure[], isCompared: boolean): string {
  const head = ['', 'figure', 'unit', 'this', ...(isCompared ? ['against', 'ratio'] : [])]
  const rows = figures.map(figure => [
    ...[figure.subject, figure.name, figure.unit, valuesText(figure.values, figure.unit)],
    ...(isCompared ? [valuesText(figure.bases, figure.unit), valuesText(pairedRatios(figure), 'ratio')] : []),
  ])
  const lines = [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`)
  return [title, '', ...lines, ''].join('\n')
}
