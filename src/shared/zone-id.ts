import { Tally } from './collections.ts'

/**
 * Creates the ids of map zones, called in table order: the label, with a number from the second zone of a
 * label on (`MONINT.2`).
 */
export function zoneIds(): (label: string) => string {
  const counts = new Tally<string>()
  return label => {
    const count = counts.add(label)
    return count === 1 ? label : `${label}.${count}`
  }
}
