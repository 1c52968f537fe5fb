import { markRoute } from '#shared/route.ts'
import { type CrossCheck, column, defineTable, optional, problemAt, text, unique } from '../../csv/declare.ts'
import { identifier } from '../shared/format-columns.ts'

export const fileTable = defineTable(
  {
    file: 'format/file.csv',
    title: 'Facts about the whole file',
    rowMeaning: 'one fact about every save',
    hasModule: false,
    sources: ['saves', 'older-docs', 'mobile-saves'],
    columns: {
      name: column('Name', identifier, 'Name of the fact'),
      value: column('Value', text({ maxLength: 20 }), 'Its value'),
      mobile_value: column(
        'Value on mobile',
        optional(text({ maxLength: 20 })),
        'Its value on mobile, empty if equal',
      ),
      meaning: column('Meaning', text(), 'What it is'),
    },
  },
  [unique('name')],
).searchable(
  ({ name, value, mobileValue, meaning }) => {
    if (name.endsWith('_files')) return null // a number of saves for texts
    return {
      title: name.replace(/_hex$/, '').replaceAll('_', ' '),
      code: value,
      about: [meaning],
      otherNames: name === 'file_size' ? [`${value} bytes`, `${mobileValue} bytes on mobile`] : [],
      id: name === 'checksum_offset_hex' ? markRoute(`${value}`) : '/',
    }
  },
  { kind: 'The file', route: '{id}' },
)

/** A number of saves is at most that of a fact, such as `script_files`. */
export function atMostFact<Property extends string>(
  property: Property,
  fact: string,
): CrossCheck<Readonly<Record<Property, number | null>>> {
  return ({ soundRows }, source) => {
    const most = Number(fileTable.rows(source).find(({ name }) => name === fact)?.value ?? Infinity)
    return soundRows
      .filter(({ values }) => (values[property] ?? 0) > most)
      .map(row =>
        problemAt(row, property, {
          rule: `is more than ${fact} of data-csv/format/file.csv`,
          allowed: `at most ${most}`,
          fix: 'correct one of the two',
        }),
      )
  }
}
