/** A figure of a page run by run: of the folder that is measured and of the one it is compared with. */
export interface Figure {
  readonly subject: string
  readonly name: string
  /** NaN where a run gave none, e.g. as the page did not answer in time. */
  readonly values: number[]
  readonly bases: number[]
}

function median(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** Milliseconds are whole; ratios and shifts have two or three digits. */
const format = (value: number) => `${value >= 100 ? Math.round(value) : Number(value.toPrecision(3))}`

/** `median [lowest–highest]` of successful runs, and the number of failed ones. */
function valuesText(values: readonly number[]): string {
  const known = values.filter(Number.isFinite).sort((a, b) => a - b)
  const [low, high] = [known[0], known.at(-1)]
  if (low === undefined || high === undefined) return values.length === 0 ? '–' : 'none'
  const text = low === high ? format(low) : `${format(median(known))} [${format(low)}–${format(high)}]`
  return known.length === values.length ? text : `${text}, ${values.length - known.length} none`
}

/** Ratios of values measured back to back, so that a slowdown affects both. */
const pairedRatios = ({ values, bases }: Figure) =>
  bases.map((base, run) => (values[run] ?? Number.NaN) / base)

/**
 * The figures of a series as a Markdown table. @param isCompared whether there is a base; the last column is
 * then the ratio to it
 */
export function printFigures(title: string, figures: Iterable<Figure>, isCompared: boolean): string {
  const head = ['', 'figure', 'this', ...(isCompared ? ['against', 'ratio'] : [])]
  const rows = [...figures].map(figure => [
    ...[figure.subject, figure.name, valuesText(figure.values)],
    ...(isCompared ? [valuesText(figure.bases), valuesText(pairedRatios(figure))] : []),
  ])
  const lines = [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`)
  return [title, '', ...lines, ''].join('\n')
}
