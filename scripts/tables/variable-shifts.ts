import { mobileVariableCount } from '#shared/script-variable.ts'
import { column, defineTable, eachRow, integer, optional, problemsIn, text } from '../csv/declare.ts'
import { resolveVariables } from './shared/script-variables.ts'
import { rowEvidence, variableCount, variableNumber } from './shared/shared-columns.ts'

const share = optional(text({ pattern: /^\d+ of \d+$/, example: '374 of 374' }))

/** Where the script variables of PC are in saves of the mobile edition. */
export const variableShifts = defineTable(
  {
    file: 'variable-shifts.csv',
    title: 'Variable shifts',
    rowMeaning: 'one range of script variables that have the same distance to their numbers on mobile',
    page: '/platforms',
    rowKey: ['first'],
    prefix: 'shifts.',
    sources: ['mobile-saves', 'saves', 'scripts'],
    columns: {
      first: column('First', variableNumber, 'First variable on PC'),
      last: column('Last', variableNumber, 'Last variable on PC'),
      shift: column(
        'Shift',
        integer({ min: -variableCount, max: mobileVariableCount }),
        'Number on mobile minus number on PC; four bytes each',
      ),
      shown: column(
        'Variables that show the shift',
        integer({ min: 0, max: variableCount }),
        'Variables of the range whose own value shows the shift in a mobile save',
      ),
      constants: column(
        'Constants',
        share,
        'Constants of the PC scripts, other than 0, that all mobile saves contain at the shifted number',
      ),
      handles: column(
        'Handles',
        share,
        'Handles that refer to a pickup, blip, object or parked car of the same model or icon and location as in PC saves',
      ),
      rules: column(
        'Rules',
        share,
        'Rules of PC saves (between variables, statistics and threads) that also hold on mobile, counted for each save',
      ),
      saves: column(
        'Saves',
        integer({ min: 0, max: 999 }),
        'Number of mobile saves with a value that shows the shift',
      ),
      evidence: rowEvidence,
      note: column('Note', optional(text()), 'What the range contains, or what changed before it'),
    },
  },
  [
    // Ranges end after they start, and neither on PC nor on mobile does one overlap the next.
    ({ soundRows }) =>
      problemsIn(soundRows, ({ values: { first, last, shift } }, index) => {
        const next = soundRows[index + 1]?.values
        const property = 'last'
        const fix = 'correct the range, or sort the rows'
        if (last < first)
          return { property, rule: `is less than the first, ${first}`, allowed: `${first} or more`, fix }
        const end = next === undefined ? last : Math.min(next.first, next.first + next.shift - shift) - 1
        if (last <= end) return null
        return { property, rule: 'reaches into the next range', allowed: `at most ${end}`, fix }
      }),
    eachRow(({ first, last, shift }) => {
      if (first + shift >= 0 && last + shift < mobileVariableCount) return null
      return {
        property: 'shift',
        rule: 'leads outside the variables on mobile',
        allowed: `numbers 0 to ${mobileVariableCount - 1} on mobile`,
        fix: 'correct the shift or the range',
      }
    }),
    eachRow(({ saves, evidence }) => {
      if ((evidence === 'unverified') === (saves === 0)) return null
      return {
        property: 'evidence',
        rule: 'does not fit the saves',
        allowed: 'unverified without saves, and another level with saves',
        fix: 'correct one of the two',
      }
    }),
  ],
).derive(
  {
    mobile_first: column('First on mobile', integer(), 'First variable on mobile'),
    mobile_last: column('Last on mobile', integer(), 'Last variable on mobile'),
    named: column(
      'Named variables',
      integer(),
      'Variables of the range with a name, their own or that of their array',
    ),
  },
  ({ first, last, shift }, source) => ({
    mobileFirst: first + shift,
    mobileLast: last + shift,
    named: resolveVariables(source)
      .slice(first, last + 1)
      .filter(({ name }) => name !== null).length,
  }),
)
