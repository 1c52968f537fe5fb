import { blockRoute } from '#shared/route.ts'
import { column, defineTable, text, unique } from '../../csv/declare.ts'
import { figuresExist, fillFigures } from '../shared/figures.ts'
import { page } from '../shared/format-columns.ts'

/** Route of a page named by an open question. */
const routeOf = (page: string) =>
  /^\d\d$/.test(page) ? blockRoute(page) : page === 'file' ? '/' : `/${page}`

export const unknownsTable = defineTable(
  {
    file: 'format/unknowns.csv',
    title: 'What remains unknown',
    rowMeaning: 'one open question',
    hasModule: false,
    sources: ['own'],
    columns: {
      page,
      what: column('What', text(), 'What is unknown'),
      known: column('Known', text(), 'What is known about it'),
    },
  },
  [unique('page', 'what')],
  [figuresExist],
)
  .fill(fillFigures)
  .searchable(
    // No page lists those about the file, so the result has the answer.
    ({ page, what, known }) => ({
      title: what,
      about: [page === 'file' ? known : page],
      id: routeOf(page),
    }),
    { kind: 'Open questions', route: '{id}' },
  )
