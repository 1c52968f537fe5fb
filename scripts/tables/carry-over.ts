import { choice, column, defineTable, optional, text, unique } from '../csv/declare.ts'
import { blockPattern } from './shared/shared-columns.ts'

/** What of the PC tables and blocks applies to saves of the mobile edition. */
export const carryOver = defineTable(
  {
    file: 'carry-over.csv',
    title: 'What applies to mobile',
    rowMeaning: 'one kind of facts about PC saves, and whether it applies to mobile saves',
    page: '/platforms',
    rowKey: ['what'],
    prefix: 'same.',
    sources: ['mobile-saves', 'saves'],
    columns: {
      what: column('Subject', text({ maxLength: 40 }), 'Kind of facts'),
      block: column('Block', optional(text(blockPattern)), 'Block that stores it'),
      on_mobile: column(
        'On mobile',
        choice('same', 'moved', 'different'),
        'same: the values mean the same; moved: at other offsets; different: stored in another way',
      ),
      detail: column('Detail', text(), 'What is the same, or what differs'),
      evidence: column('Evidence', text(), 'What the mobile saves show'),
    },
  },
  [unique('what')],
)
