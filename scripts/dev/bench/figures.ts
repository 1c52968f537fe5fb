function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** Milliseconds are whole; ratios and shifts have three digits. */
const format = (value: number) => `${value >= 100 ? Math.round(value) : Number(value.toPrecision(3))}`

/** Figures of one site, or of two side by side, run by run; NaN where a page did not respond in time. */
export class Figures {
  readonly #values = new Map<string, readonly [number[], number[]]>()

  /** @param site 0 for the one that is measured, 1 for the one it is compared with */
  add(site: number, route: string, figures: Readonly<Record<string, number>>): void {
    for (const [name, value] of Object.entries(figures)) {
      const key = `${route} | ${name}`
      const values = this.#values.get(key) ?? [[], []]
      values[site]?.push(value)
      this.#values.set(key, values)
    }
  }

  /**
   * Medians as a Markdown table. The ratio is the median of those of values measured back to back; the geometric mean over
   * the pages follows.
   */
  print(title: string): string {
    const isCompared = [...this.#values.values()].some(([, base]) => base.length > 0)
    const ratios = new Map<string, number[]>()
    const lines = [...this.#values].map(([key, [own, base]]) => {
      const name = key.replace(/.* \| /, '')
      const ratio = median(own.map((value, run) => value / (base[run] ?? Number.NaN)))
      if (ratio > 0) ratios.set(name, [...(ratios.get(name) ?? []), ratio])
      return [key, format(median(own)), ...(isCompared ? [format(median(base)), format(ratio)] : [])]
    })
    const means = [...ratios].map(([name, all]) => {
      const mean = Math.exp(all.reduce((sum, ratio) => sum + Math.log(ratio), 0) / all.length)
      return [`geometric mean | ${name}`, '', '', format(mean)]
    })
    const head = ['page | figure', 'this', ...(isCompared ? ['against', 'ratio'] : [])]
    const rule = ['--- | ---', ...head.slice(1).map(() => '---')]
    const rows = [head, rule, ...lines, ...means].map(cells => `| ${cells.join(' | ')} |`)
    return [title, '', ...rows, ''].join('\n')
  }
}
