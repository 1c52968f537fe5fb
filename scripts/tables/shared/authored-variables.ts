import { evidences } from '#shared/field-types.ts'
import {
  choice,
  column,
  defineTable,
  eachRow,
  eachRowAcross,
  float,
  integer,
  lists,
  namesIn,
  optional,
  rowCount,
  sequence,
  text,
  unique,
} from '../../csv/declare.ts'
import { statistics } from '../blocks/16-statistics.ts'
import { atMostFact } from '../format/file.ts'
import { scriptUsers } from '../scripts.ts'
import { variableCount, variableNumber } from './shared-columns.ts'
import { observedValuesValid, verifiedFits } from './variable-cells-valid.ts'
import {
  doubt,
  scriptNames,
  span,
  variableKind,
  variableName,
  variablesNamed,
  variableType,
  verified,
} from './variable-words.ts'

const count = integer({ min: 0, max: 99999 })

/** Coordinates, angles and factors are all smaller; a spreadsheet with a decimal comma turns 681.595 into 681595. */
const largestFloat = 20_000

function hasDecimalPoint({ type, initial }: { type: string | null; initial: number | null }) {
  if (type !== 'float' || initial === null || Math.abs(initial) <= largestFloat) return null
  return {
    property: 'initial',
    rule: 'is too large for a float of the script',
    allowed: `-${largestFloat} to ${largestFloat}`,
    fix: 'restore the file if a spreadsheet with decimal comma took its point; else correct the limit',
    trace: 'lost point' as const,
  }
}

const statistic = namesIn(statistics, 'id', 'statistic')

/** Statistics mentioned in checks and meanings exist. */
const statisticsExist = eachRowAcross(source => {
  const known = statistic.known(source)
  if (known.size === 0) return null
  return ({ check, meaning }: Readonly<Record<'check' | 'meaning', string | null>>) =>
    Object.entries({ check, meaning }).flatMap(([property, text]) => {
      const wrong = text?.match(/statistic \d+/g)?.find(words => !known.has(words.slice(10)))
      if (wrong === undefined) return []
      return [
        {
          property,
          rule: `mentions ${wrong}, which does not exist`,
          allowed: `a ${statistic.of}`,
          fix: 'correct the number',
        },
      ]
    })
})

export const variables = defineTable(
  {
    file: 'variables.csv',
    title: 'Script variables',
    rowMeaning: 'one global variable of the script',
    page: '/variables',
    rowKey: ['index'],
    titleKeys: ['name', 'dollar'],
    hasModule: false,
    sources: ['scripts', 'script-source', 'command-library', 'saves', 'older-docs'],
    columns: {
      index: column('Index', variableNumber, 'Number n of the variable, at script offset 8 + 4n'),
      type: column('Type', optional(variableType), 'Type of the value; empty: same as its array'),
      kind: column('Kind', variableKind, 'Kind of value; empty: nothing special, or same as its array'),
      name: column(
        'Name',
        optional(variableName),
        'Own name; an element without one is named after its array',
      ),
      meaning: column(
        'Meaning',
        optional(text({ maxLength: 120 })),
        'Meaning; empty if type and scripts already explain it',
      ),
      evidence: column('Evidence', choice(...evidences), 'Level of evidence, and what saves verify'),
      doubt: column('Doubt', doubt, 'Whether the meaning is unverified'),
      verified: column('Verified', verified, 'What a check on saves verifies'),
      range: column('Range', optional(span), 'Legal values, where they are known'),
      initial: column(
        'Initial',
        optional(float()),
        'Constant set by the script, unchanged in all measured saves',
      ),
      seen: column(
        'Seen',
        optional(
          text({
            pattern: /^(only -?[\d.]+|one of( -?[\d.]+){2,5}|from -?[\d.]+ to -?[\d.]+)$/,
            example: 'one of 0 1',
          }),
        ),
        'Values in the saves whose variables were counted: the only value, up to five, or smallest and largest',
      ),
      distinct: column(
        'Different',
        optional(integer({ min: 2 })),
        'Number of different values between the two',
      ),
      usual: column('Usual', optional(float()), 'Most frequent value'),
      usual_saves: column('Number of saves with it', optional(integer({ min: 1 })), 'Saves with that value'),
      check: column('Check', optional(text({ maxLength: 400 })), 'What was checked on the saves'),
      reads: column('Reads', count, 'Instructions that read it'),
      writes: column('Writes', count, 'Instructions that write it'),
      used_by: column(
        'Used by',
        optional(scriptNames),
        'Scripts other than those of its array, most accesses first',
      ),
      further_users: column(
        'More',
        optional(integer({ min: 1, max: 312 })),
        'Number of other scripts that use it',
      ),
    },
  },
  [
    rowCount(variableCount, 'scripts/tables/shared/shared-columns.ts'),
    sequence('index'),
    unique('name'),
    observedValuesValid,
    eachRow(hasDecimalPoint),
    eachRow(verifiedFits),
    variablesNamed,
  ],
  [
    lists('usedBy', scriptUsers),
    statisticsExist,
    atMostFact('distinct', 'script_files'),
    atMostFact('usualSaves', 'script_files'),
  ],
)
