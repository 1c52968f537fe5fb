import { rangeWords } from '../../csv/engine/range-words.ts'
import type { TableColumn } from '../../csv/engine/table.ts'

/** No column accepts it, so that its fault says what the column does accept. */
const nobodysCell = '\u0001'

/** Longer lists stand in the drop-down alone. */
const mostChoices = 12

function allowedWords({ kind }: TableColumn): string {
  if (kind.choices !== null && kind.choices.length > mostChoices) return 'one of the list'
  const parsed = kind.parse(nobodysCell)
  return 'fault' in parsed ? parsed.fault.allowed : 'text'
}

/** The rule of a column as a note on its head: what it means, its unit and what its cells may hold. */
export function columnRule(column: TableColumn): string {
  const { label, description, unit, kind } = column
  const allowed = [allowedWords(column), rangeWords(kind.constraints)].filter(words => words !== '')
  return [
    `${label}: ${description}`,
    ...(unit === null ? [] : [`Unit: ${unit}`]),
    `Allowed: ${allowed.join('; ')}`,
    kind.isOptional ? 'May be empty' : 'Must be filled',
  ].join('\n')
}
