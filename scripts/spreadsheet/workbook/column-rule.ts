import { rangeWords } from '../../csv/engine/kind.ts'
import type { TableColumn } from '../../csv/engine/table.ts'

/** A value no column accepts, used to obtain the message of what is allowed. */
const impossibleCell = '\u0001'

/** Longer lists are only in the drop-down. */
const mostChoices = 12

function allowedWords({ kind }: TableColumn): string {
  if (kind.choices !== null && kind.choices.length > mostChoices) return 'one of the list'
  const parsed = kind.parse(impossibleCell)
  return 'fault' in parsed ? parsed.fault.allowed : 'text'
}

/** The rule of a column as a header note: meaning, unit and allowed cells. */
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
