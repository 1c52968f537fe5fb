import { choice, column, defineTable, text, unique } from '../csv/declare.ts'
import { platformNames } from './platforms.ts'
import { webAddress } from './shared/shared-columns.ts'

/** What others state about saves of a platform; shown as their statement, not as a fact of this site. */
export const platformClaims = defineTable(
  {
    file: 'platform-claims.csv',
    title: 'Public sources on platforms',
    rowMeaning: 'one statement of a public source about saves of a platform',
    page: '/platforms',
    rowKey: ['platform', 'title'],
    titleKeys: ['title'],
    prefix: 'claims.',
    sources: ['own'],
    columns: {
      platform: column('Platform', choice(...platformNames), 'Platform, see platforms.csv'),
      claim: column('Statement', text(), 'What the source states, in our words'),
      title: column('Source', text({ maxLength: 60 }), 'Name of the source'),
      url: column('Address', webAddress, 'Web page of the source'),
    },
  },
  [unique('platform', 'title')],
)
