/**
 * Gives the boxes of the map zones their ids, asked for in the order of the table: the label of the box, with a number
 * from the second box of a label on (`MONINT.2`).
 */
export function zoneIds(): (label: string) => string {
  const counts = new Map<string, number>()
  return label => {
    const count = (counts.get(label) ?? 0) + 1
    counts.set(label, count)
    return count === 1 ? label : `${label}.${count}`
  }
}
