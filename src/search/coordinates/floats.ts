/** The floats of locations in saves or map files. */
export interface Floats {
  /** Locations with a float in a range. */
  readonly between: (least: number, most: number) => readonly number[]
  /** Locations with the floats nearest to a value, nearest first, at most `most` away. */
  readonly nearest: (value: number, most: number) => readonly number[]
}

/** Collects the floats of locations, sorted. */
export function sortFloats(floatsOf: readonly (readonly number[])[]): Floats {
  const all = floatsOf.flatMap((floats, index) => floats.map(float => ({ float, index })))
  all.sort((one, other) => one.float - other.float)
  const pick = (least: number, most: number) => all.filter(({ float }) => float >= least && float <= most)
  const locationsOf = (found: typeof all) => [...new Set(found.map(({ index }) => index))]
  return {
    between: (least, most) => locationsOf(pick(least, most)),
    nearest(value, most) {
      const gap = ({ float }: (typeof all)[number]) => Math.abs(float - value)
      return locationsOf(pick(value - most, value + most).toSorted((one, other) => gap(one) - gap(other)))
    },
  }
}
