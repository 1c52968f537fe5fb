import { blockRoute } from '#shared/route.ts'
import {
  choice,
  column,
  defineTable,
  eachRowAcross,
  grouped,
  inJson,
  nearest,
  optional,
  text,
  unique,
} from '../csv/declare.ts'
import { blocks } from './blocks.ts'
import { pages } from './pages.ts'
import { figuresExist, fillFigures } from './shared/figures.ts'

/** Glossary links lead to existing pages, regardless of other problems in those rows. */
const pagesExist = eachRowAcross(source => {
  const own = pages.read(source).allRows.map(({ values }) => values.path)
  const ofBlocks = blocks.read(source).allRows.filter(({ values }) => values.sizeBytes !== 0)
  const paths = [...own, ...ofBlocks.map(({ values }) => blockRoute(String(values.block)))].filter(
    path => typeof path === 'string',
  )
  return ({ see }: { readonly see: string | null }) => {
    const path = see?.replace(/\?.*$/, '')
    if (path === undefined || paths.includes(path)) return null
    return {
      property: 'see',
      rule: 'is not a page',
      allowed: 'a path of pages.csv or /block/NN',
      fix: `write ${nearest(path, paths) ?? 'another page'}, or empty the cell`,
    }
  }
})

export const glossary = defineTable(
  {
    file: 'glossary.csv',
    title: 'Glossary',
    rowMeaning: 'one term, type or symbol of this reference',
    page: '/legend',
    rowKey: ['key'],
    titleKeys: ['term'],
    rowType: 'GlossaryEntry',
    sources: ['own'],
    columns: {
      key: column(
        'Key',
        text({ pattern: /^[a-z][a-z0-9-]*$/, example: 'typical-save' }),
        'Name in links: a-z, 0-9 and hyphens',
      ),
      group: column(
        'Group',
        choice(
          'The game',
          'Positions in a file',
          'Numbers and names',
          'Field types',
          'Symbols on the pages',
          'Evidence',
        ),
        'Group',
      ),
      term: column('Term', text({ maxLength: 40 }), 'As written on the pages'),
      other_names: column(
        'Other names',
        optional(inJson('phrases', text({ maxLength: 60 }))),
        'Alternative names, separated by commas, for the search',
      ),
      meaning: column('Meaning', text({ maxLength: 240 }), 'Explanation for newcomers'),
      see: column(
        'See',
        optional(text({ pattern: /^\/[a-z]*(\/\d\d)?(\?f=[\dA-F]{4})?$/, example: '/block/25' })),
        'Page that shows it',
      ),
    },
  },
  [unique('key'), unique('term'), grouped('group')],
  [pagesExist, figuresExist],
)
  .fill(fillFigures)
  .searchable(({ otherNames }) => ({ about: otherNames?.split(', ') ?? [] }))
