/** The floats that a save or a map file holds for places. */
export interface Floats {
  /** Places with a float from one value to another. */
  readonly between: (least: number, most: number) => readonly number[]
  /** Places with the floats next to a value, the nearest first; none that are further away than `most`. */
  readonly nearest: (value: number, most: number) => readonly number[]
}

/** Gathers the floats of places in their order. */
export function sortFloats(floatsOf: readonly (readonly number[])[]): Floats {
  const all = floatsOf.flatMap((floats, place) => floats.map(float => ({ float, place })))
  all.sort((one, other) => one.float - other.float)
  const pick = (least: number, most: number) => all.filter(({ float }) => float >= least && float <= most)
  const placesOf = (found: typeof all) => [...new Set(found.map(({ place }) => place))]
  return {
    between: (least, most) => placesOf(pick(least, most)),
    nearest(value, most) {
      const gap = ({ float }: (typeof all)[number]) => Math.abs(float - value)
      return placesOf(pick(value - most, value + most).toSorted((one, other) => gap(one) - gap(other)))
    },
  }
}
