import { choice, column, defineTable, text, unique } from '../csv/declare.ts'
import { note, webAddress } from './shared/shared-columns.ts'

export const externalLinks = defineTable(
  {
    file: 'external-links.csv',
    title: 'External links',
    rowMeaning: 'one link to another site',
    page: '/',
    hasModule: false,
    sources: ['older-docs'],
    columns: {
      url: column('Address', webAddress, 'Web page'),
      title: column('Title', text(), 'Name of the site or page'),
      note,
      page: column('Shown on', choice('/', '/vcolors', '/vmods', '/block/01'), 'Page that shows the link'),
    },
  },
  [unique('url')],
).searchable(({ title, url, page }) => ({ title, about: [url], id: page }), {
  kind: 'Other sites',
  route: '{id}',
})
