import { rowCount } from '../table-engine/checks/row-count.ts'
import { unique } from '../table-engine/checks/unique.ts'
import { column } from '../table-engine/column.ts'
import { defineTable } from '../table-engine/define-table.ts'
import { choice } from '../table-engine/kinds/choice.ts'
import { text } from '../table-engine/kinds/text.ts'
import { note } from './shared-columns.ts'

export const externalLinks = defineTable(
  {
    file: 'external-links.csv',
    title: 'External links',
    rowMeaning: 'one link to another site',
    page: '/',
    rowType: 'ExternalLink',
    constant: 'externalLinks',
    columns: {
      url: column(
        'Address',
        text({ pattern: /^https:\/\/\S+$/, example: 'https://example.org/' }),
        'Address, https only',
      ),
      title: column('Title', text(), 'Name of the site or page'),
      note,
      page: column('Shown on', choice('/', '/vcolors', '/vmods', '/block/01'), 'Page that shows the link'),
    },
  },
  [rowCount(9), unique('url')],
)
