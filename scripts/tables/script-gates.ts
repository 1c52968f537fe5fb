import { column, defineTable, integer, optional, text, unique } from '../csv/declare.ts'
import { scriptName } from './shared/variable-words.ts'

const source = text({ pattern: /^(statistic \d+|[a-z][a-z0-9_]*)$/, example: 'statistic 35' })

export const scriptGates = defineTable(
  {
    file: 'script-gates.csv',
    title: 'When scripts can have run',
    rowMeaning: 'what a save shows once a script can have changed its variables',
    page: '/variables',
    hasModule: false,
    sources: ['scripts', 'saves'],
    columns: {
      script: column('Script', scriptName, 'Name in the compiled scripts'),
      opens: column('Opens', source, 'Variable or statistic that shows that the script can have run'),
      opens_at: column('Opens at', integer({ min: 1, max: 1000 }), 'Its least value then'),
      moves_with: column(
        'Moves with',
        optional(source),
        'Variable or statistic that changes whenever the script changes its variables',
      ),
      note: column('Note', text({ maxLength: 100 }), 'Why'),
    },
  },
  [unique('script')],
)

export type ScriptGate = ReturnType<typeof scriptGates.rows>[number]
