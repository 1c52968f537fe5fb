import { blockRoute } from '../../../src/shared/route.ts'
import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { problemAt } from '../../csv/engine/table.ts'
import { nearest } from '../../csv/nearest.ts'
import { blocks } from '../blocks.ts'
import { glossary } from '../glossary.ts'
import { pages } from '../pages.ts'

/** Glossary links lead to existing pages, regardless of other problems in those rows. */
export const glossaryPages: CrossCheck = source => {
  const own = pages.read(source).allRows.map(({ values }) => values.path)
  const ofBlocks = blocks.read(source).allRows.filter(({ values }) => values.hasPage !== false)
  const paths = [...own, ...ofBlocks.map(({ values }) => blockRoute(String(values.block)))].filter(
    path => typeof path === 'string',
  )
  return glossary.read(source).soundRows.flatMap(row => {
    const path = row.values.see?.replace(/\?.*$/, '')
    if (path === undefined || paths.includes(path)) return []
    const fix = `write ${nearest(path, paths) ?? 'another page'}, or empty the cell`
    return [
      problemAt(row, 'see', { rule: 'is not a page', allowed: 'a path of pages.csv or /block/NN', fix }),
    ]
  })
}
