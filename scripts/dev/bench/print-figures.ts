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

/** `median [lowest–highest]` of the runs that gave a value, and how many gave none. */
function valuesText(values: readonly number[]): string {
  const known = values.filter(Number.isFinite).sort((a, b) => a - b)
  const [low, high] = [known[0], known.at(-1)]
  if (low === undefined || high === undefined) return values.length === 0 ? '–' : 'none'
  const text = low === high ? format(low) : `${format(median(known))} [${format(low)}–${format(high)}]`
  return known.length === values.length ? text : `${text}, ${values.length - known.length} none`
}

/** Quotients of values measured right after one another, so that a slow moment of the machine falls on both. */
const pairedRatios = ({ values, bases }: Figure) =>
  bases.map((base, run) => (values[run] ?? Number.NaN) / base)

/**
 * The figures of a series as a Markdown table.
 * @param isCompared whether there is a second folder; the last column is then this one in parts of that one
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
