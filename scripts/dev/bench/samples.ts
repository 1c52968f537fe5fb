/** Units of what is measured; they decide how a figure is printed. */
export type Unit = 'ms' | 'score'

/** One figure of one run. */
export interface Sample {
  readonly name: string
  readonly unit: Unit
  /** NaN when the run gave none, e.g. as the page did not answer in time. */
  readonly value: number
}

/** All runs of one figure: of the folder that is measured and, run by run, of the one it is compared with. */
export interface Figure {
  readonly subject: string
  readonly name: string
  readonly unit: Unit
  readonly values: number[]
  readonly bases: number[]
}

/** Gathers the samples of a series, in the order in which their figures first came. */
export class Figures {
  readonly #figures = new Map<string, Figure>()

  /** @param isBase whether the samples come from the folder that is compared with */
  add(subject: string, samples: readonly Sample[], isBase: boolean): void {
    for (const { name, unit, value } of samples) {
      const key = `${subject}\n${name}`
      const figure = this.#figures.get(key) ?? { subject, name, unit, values: [], bases: [] }
      this.#figures.set(key, figure)
      const runs = isBase ? figure.bases : figure.values
      runs.push(value)
    }
  }

  list(): readonly Figure[] {
    return [...this.#figures.values()]
  }
}
