/**
 * Creates the ids of map zones, called in table order: the label, with a number from the second zone of a
 * label on (`MONINT.2`).
 */
export function zoneIds(): (label: string) => string {
  const counts = new Map<string, number>()
  return label => {
    const count = (counts.get(label) ?? 0) + 1
    counts.set(label, count)
    return count === 1 ? label : `${label}.${count}`
  }
}
