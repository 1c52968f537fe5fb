import { choice, column, defineTable, grouped, inJson, optional, text, unique } from '../csv/declare.ts'
import { figuresExist, fillFigures } from './shared/figures.ts'

/** The pages of the site, except block pages, which come from blocks.csv. */
export const pages = defineTable(
  {
    file: 'pages.csv',
    title: 'Pages',
    rowMeaning: 'one page of the site',
    page: '/',
    hasModule: false,
    sources: ['own'],
    columns: {
      path: column('Path', text({ pattern: /^\/[a-z]*$/, example: '/weapons' }), 'Route after the #'),
      group: column('Group', choice('Start', 'Game data', 'Game world', 'About'), 'Navigation section'),
      label: column('Label', text({ maxLength: 20 }), 'Name in the navigation'),
      title: column('Title', text({ maxLength: 40 }), 'Heading of the page'),
      other_names: column(
        'Other names',
        optional(inJson('phrases', text({ maxLength: 160 }))),
        'Alternative names of its content, separated by commas',
      ),
      description: column(
        'Description',
        text({ maxLength: 200 }),
        'Description for search engines and previews',
      ),
    },
  },
  [unique('path'), unique('label'), unique('title'), grouped('group')],
  [figuresExist],
).fill(fillFigures)
