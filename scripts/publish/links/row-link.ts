import type { Source } from '../../csv/engine/table.ts'
import { type Problem, startOf } from '../../csv/problem.ts'
import type { LinkedRow, RowEnd } from './row-end.ts'

type Keys = readonly (string | number | null)[]

/** A link between rows of two tables, in both directions. */
export interface RowLink {
  readonly from: Pick<RowEnd, 'table' | 'file'>
  readonly to: RowEnd
  /** Label of the target, e.g. `Skill statistic`. */
  readonly term: string
  /** Label of the reverse link, e.g. `Skill of`. */
  readonly back: string
  pairs(source: Source): readonly { readonly row: LinkedRow; readonly keys: Keys }[]
}

/** Declares a link. @param keysOf keys of the target rows; null for none */
export function rowLink<Row extends object>(
  from: RowEnd<Row>,
  to: RowEnd,
  [term, back]: readonly [term: string, back: string],
  keysOf: (row: Row, source: Source) => Keys,
): RowLink {
  const pairs = (source: Source) => from.rows(source).map(row => ({ row, keys: keysOf(row.row, source) }))
  return { from, to, term, back, pairs }
}

export interface FoundLink {
  readonly link: RowLink
  readonly from: LinkedRow
  readonly to: LinkedRow
}

function danglingProblem({ from, to, term }: RowLink, row: LinkedRow, key: string): Problem {
  return {
    ...startOf(from.file),
    columnName: term,
    cell: key,
    rule: `is the target of ${row.title} (${row.key}), but ${to.file} has no such row`,
    allowed: `a key of ${to.file}`,
    fix: 'correct the row, or the link in scripts/publish/links/row-links.ts',
  }
}

/** The resolved links, and dangling ones. */
export function findLinks(
  links: readonly RowLink[],
  source: Source,
): { readonly found: readonly FoundLink[]; readonly problems: readonly Problem[] } {
  const found: FoundLink[] = []
  const problems: Problem[] = []
  for (const link of links) {
    const targets = new Map(link.to.rows(source).map(target => [target.key, target]))
    for (const { row, keys } of link.pairs(source)) {
      for (const key of new Set(keys.flatMap(one => (one === null ? [] : [String(one)])))) {
        const target = targets.get(key)
        if (target === undefined) problems.push(danglingProblem(link, row, key))
        else found.push({ link, from: row, to: target })
      }
    }
  }
  return { found, problems }
}
