import { blockRoute } from '#shared/route.ts'
import {
  type AnyTable,
  areSound,
  nearest,
  problemsIn,
  type SoundRow,
  type SourceCheck,
  startOf,
  type TableInfo,
} from '../../csv/declare.ts'
import { blocks } from '../blocks.ts'
import { blocksTable } from '../format/blocks.ts'
import { correctionsTable } from '../format/corrections.ts'
import { leftoversTable } from '../format/leftovers.ts'
import { unknownsTable } from '../format/unknowns.ts'
import { pages } from '../pages.ts'
import { sources } from '../sources.ts'
import { mapParts } from './named-sources.ts'

/** `tags` for the table blocks/20-tags. */
const shortName = ({ name }: AnyTable) => name.replace(/^.*\//, '').replace(/^\d\d-/, '')

/** Remarks about the format belong to a block, a page, a table, or the file as a whole. */
export function remarksHavePages(tables: readonly AnyTable[]): SourceCheck {
  return source => {
    if (!areSound(source, blocksTable, leftoversTable, pages)) return []
    const blocks = [...blocksTable.rows(source), ...leftoversTable.rows(source)].map(({ block }) => block)
    const routes = pages.rows(source).map(({ path }) => path.slice(1))
    const known = new Set<string>(['file', ...blocks, ...routes, ...tables.map(shortName)])
    const remarks = [correctionsTable, unknownsTable].flatMap(
      (table): readonly SoundRow<{ page: string }>[] => table.read(source).soundRows,
    )
    return problemsIn(remarks, ({ values: { page } }) => {
      if (known.has(page)) return null
      return {
        property: 'page',
        rule: 'is not a page',
        allowed: 'file, the number of a block, or the name of a page or table',
        fix: `write ${nearest(page, known) ?? 'the number of a block'}`,
      }
    })
  }
}

/** Every source that a table names exists, and every source is used. */
export function sourcesFit(tables: readonly Pick<TableInfo, 'name' | 'sources'>[]): SourceCheck {
  const used = [...tables, ...mapParts]
  return source => {
    const { isWhole, allRows, soundRows } = sources.read(source)
    if (!isWhole) return []
    const known = new Set(allRows.map(({ values }) => String(values.source)))
    const unknown = used.flatMap(table =>
      table.sources
        .filter(name => !known.has(name))
        .map(name => ({
          ...startOf(sources.file),
          columnName: 'source',
          cell: name,
          rule: `is a source of ${table.name} that is not in this file`,
          allowed: `the sources in ${sources.file}`,
          fix: `add its row, or write ${nearest(name, known) ?? 'one of them'} in scripts/tables`,
        })),
    )
    const unused = problemsIn(soundRows, ({ values }) => {
      if (used.some(table => table.sources.includes(values.source))) return null
      return {
        property: 'source',
        rule: 'is a source that no table uses',
        allowed: 'sources that a declaration in scripts/tables names',
        fix: 'add it to the tables that use it, or remove the row',
      }
    })
    return [...unknown, ...unused]
  }
}

/** Every page that a table names exists. */
export function tablePagesExist(tables: readonly TableInfo[]): SourceCheck {
  return source => {
    if (!areSound(source, pages, blocks)) return []
    const routes = new Set([
      ...pages.rows(source).map(({ path }) => path),
      ...blocks.rows(source).map(({ block }) => blockRoute(block)),
    ])
    return tables.flatMap(({ name, page }) => {
      if (page === null || routes.has(page)) return []
      return [
        {
          ...startOf(pages.file),
          columnName: 'path',
          rule: `lacks the page ${page}, which shows the table ${name}`,
          allowed: 'a row for each page',
          fix: 'restore the row',
        },
      ]
    })
  }
}
