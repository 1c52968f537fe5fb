import { at } from '../cells.ts'

/** The floats that a save or a map file holds for places. */
export interface Floats {
  /** Places with a float from one value to another. */
  readonly between: (least: number, most: number) => readonly number[]
  /** Places with the floats next to a value, the nearest first; none that are further away than `most`. */
  readonly nearest: (value: number, most: number) => readonly number[]
}

/** Sorts the floats of places, so that none but those looked for are looked at. */
export function sortFloats(floatsOf: ReadonlyMap<number, readonly number[]>): Floats {
  const all = [...floatsOf].flatMap(([place, floats]) => floats.map(float => ({ float, place })))
  all.sort((one, other) => one.float - other.float)
  const values = Float64Array.from(all, ({ float }) => float)
  /** How many are less than a value. */
  const countBelow = (value: number) => {
    let [low, high] = [0, values.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (at(values, middle) < value) low = middle + 1
      else high = middle
    }
    return low
  }
  const pick = (least: number, most: number) => {
    const from = countBelow(least)
    let to = from
    while ((values[to] ?? Infinity) <= most) to++
    return all.slice(from, to)
  }
  const placesOf = (found: typeof all) => [...new Set(found.map(({ place }) => place))]
  return {
    between: (least, most) => placesOf(pick(least, most)),
    nearest: (value, most) =>
      placesOf(
        pick(value - most, value + most).toSorted(
          (one, other) => Math.abs(one.float - value) - Math.abs(other.float - value),
        ),
      ),
  }
}
