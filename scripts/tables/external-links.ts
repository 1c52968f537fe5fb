import { rowCount } from './checks/row-count.ts'
import { unique } from './checks/unique.ts'
import { column } from './column.ts'
import { defineTable } from './define-table.ts'
import { choice } from './kinds/choice.ts'
import { text } from './kinds/text.ts'
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
