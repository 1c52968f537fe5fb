import { cellRef, type DataValidation } from 'hucre/xlsx'
import { type AnyTable, rangeWords, type TableColumn } from '../../csv/declare.ts'
import { choicesSheet } from './sheet-names.ts'

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

const letterOf = (index: number) => cellRef(0, index).replace(/\d+$/, '')

function valuesOf({ kind }: TableColumn): readonly string[] | null {
  return kind.name === 'boolean' ? ['yes', 'no'] : kind.choices
}

/** The value lists of all columns; columns with the same allowed values share one. */
export class ChoiceLists {
  readonly #lists: (readonly string[])[] = []
  readonly #known = new Map<string, number>()

  #reference(values: readonly string[]): string {
    const key = values.join('\n')
    const index = this.#known.get(key) ?? this.#lists.push(values) - 1
    this.#known.set(key, index)
    const letter = letterOf(index)
    return `'${choicesSheet}'!$${letter}$1:$${letter}$${values.length}`
  }

  /** The drop-down lists of a sheet, from its second row to its last. */
  validationsOf({ columns }: AnyTable, names: readonly string[], lastRow: number): DataValidation[] {
    return columns.flatMap(column => {
      const values = column.isDerived ? null : valuesOf(column)
      const index = names.indexOf(column.name)
      if (values === null || index === -1) return []
      const letter = letterOf(index)
      return [
        {
          type: 'list' as const,
          formula1: this.#reference(values),
          allowBlank: column.kind.isOptional,
          showErrorMessage: true,
          errorTitle: column.name,
          errorMessage: 'Choose one of the list.',
          range: `${letter}2:${letter}${lastRow}`,
        },
      ]
    })
  }

  /** The rows of the hidden sheet: one list per column. */
  rows(): (string | null)[][] {
    const longest = Math.max(0, ...this.#lists.map(list => list.length))
    return Array.from({ length: longest }, (_, row) => this.#lists.map(list => list[row] ?? null))
  }
}
