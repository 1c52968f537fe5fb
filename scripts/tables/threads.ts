import {
  column,
  defineTable,
  equals,
  hex,
  integer,
  rowCount,
  rowFinder,
  sortedBy,
  text,
  unique,
} from '../csv/declare.ts'
import { scripts } from './scripts.ts'

const scriptOf = rowFinder(scripts, 'name')

/** In the second script edition (PC 1.01 and 2.00) all these offsets are 21 bytes lower: measured in 77 cases. */
const secondEditionShift = 21

export const threads = defineTable(
  {
    file: 'threads.csv',
    title: 'Script threads',
    rowMeaning: 'one script thread',
    page: '/threads',
    rowKey: ['name'],
    sources: ['older-docs', 'scripts', 'saves'],
    columns: {
      name: column(
        'Name',
        text({ pattern: /^[a-z0-9]{1,7}$/, example: 'bcesar' }),
        'Name of the thread, at most 7 characters',
      ),
      code: column(
        'Code',
        integer({ min: 50000, max: 100000 }),
        'Script offset of the next command, in the first script edition (PC 1.00)',
        'bytes',
      ),
      first_hex: column('First', hex(2), 'Slot, the first byte of the thread: an example'),
    },
  },
  [rowCount(27), unique('name'), unique('code'), sortedBy('name')],
  [
    equals(
      'code',
      ({ name }, source) => scriptOf(source, name.toUpperCase())?.waitOffset ?? undefined,
      'is not the offset after the first WAIT in data-csv/scripts.csv',
    ),
  ],
)
  .derive(
    {
      code_second_edition: column(
        'Code, second edition',
        integer(),
        'The same offset in the second script edition (PC 1.01 and 2.00)',
        'bytes',
      ),
    },
    ({ code }) => ({ codeSecondEdition: code - secondEditionShift }),
  )
  .titled(({ name }) => name)
  .searchable(({ code, firstHex }) => ({
    code,
    about: [`first byte ${firstHex}`],
  }))
