import type { TableLine } from '../table/tableLines.ts'
import { arrayPositionOf, type VariableLine } from './variableTable.tsx'

type Line = TableLine<VariableLine>

/** The row for the elements of an array. @param elements those that pass the filters */
function foldedRow(elements: readonly VariableLine[], isOpen: boolean): VariableLine | undefined {
  const [first] = elements
  const array = first && arrayPositionOf(first.index)?.array
  if (!array) return undefined
  const { type, kind, name, meaning, evidence, doubt, usedBy } = array
  return {
    ...first,
    type,
    kind,
    name,
    meaning,
    evidence,
    doubt,
    usedBy,
    furtherUsers: null,
    initial: null,
    seen: null,
    distinct: null,
    usual: null,
    usualSaves: null,
    check: null,
    range: null,
    verified: elements.every(({ verified }) => verified === first.verified) ? first.verified : null,
    element: null,
    fold: { array, count: elements.length, isOpen },
  }
}

/**
 * Replaces the elements of each array by one line, at the position of the first of them; below the line of an open array
 * follow its elements. A single element is shown as itself.
 * @param isOpen by the number of the first variable of an array
 */
export function foldArrays(lines: readonly Line[], isOpen: (base: number) => boolean): readonly Line[] {
  const elements = new Map<number, Line[]>()
  const baseOf = (line: Line) =>
    line.type === 'row' ? arrayPositionOf(line.row.index)?.array.base : undefined
  for (const line of lines) {
    const base = baseOf(line)
    if (base === undefined) continue
    const known = elements.get(base)
    if (known) known.push(line)
    else elements.set(base, [line])
  }
  return lines.flatMap((line): readonly Line[] => {
    const base = baseOf(line)
    const own = base === undefined ? undefined : elements.get(base)
    if (base === undefined || own === undefined || own.length === 1) return [line]
    if (own[0] !== line) return []
    const rows = own.flatMap(other => (other.type === 'row' ? [other.row] : []))
    const row = foldedRow(rows, isOpen(base))
    if (!row) return own
    return [{ type: 'row', key: `array ${base}`, row }, ...(isOpen(base) ? own : [])]
  })
}
