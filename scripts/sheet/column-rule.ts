import type { TableColumn } from '../table-engine/table.ts'

/** No column accepts it, so that its fault says what the column does accept. */
const nobodysCell = '\u0001'

/** Longer lists stand in the drop-down alone. */
const mostChoices = 12

function allowedWords({ kind }: TableColumn): string {
  if (kind.choices !== null && kind.choices.length > mostChoices) return 'one of the list'
  const parsed = kind.parse(nobodysCell)
  return 'fault' in parsed ? parsed.fault.allowed : 'text'
}

function rangeWords({ minimum, maximum }: TableColumn['kind']['constraints']): string | null {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`
  if (minimum !== undefined) return `${minimum} and above`
  return maximum === undefined ? null : `up to ${maximum}`
}

/** The rule of a column as a note on its head: what it means, its unit and what its cells may hold. */
export function columnRule(column: TableColumn): string {
  const { label, description, unit, kind } = column
  const allowed = [allowedWords(column), rangeWords(kind.constraints)].filter(words => words !== null)
  return [
    `${label}: ${description}`,
    ...(unit === null ? [] : [`Unit: ${unit}`]),
    `Allowed: ${allowed.join('; ')}`,
    'value' in kind.parse('') ? 'May be empty' : 'Must be filled',
  ].join('\n')
}
