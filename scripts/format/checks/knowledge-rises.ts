import { problemAt, type Source } from '../../csv/engine/table.ts'
import type { Problem } from '../../csv/problem.ts'
import { knownBytesTable } from '../../tables/format/known-bytes.ts'
import type { Definition, KnownBytes } from '../definition.ts'
import { knowledgeKinds, knownBytes } from '../known/known-bytes.ts'

type Row = ReturnType<typeof knownBytesTable.read>['soundRows'][number]

function rowProblems(row: Row, known: KnownBytes): readonly Problem[] {
  const problems: Problem[] = []
  if (row.values.size !== known.size) {
    const rule = 'is not the size of this block in a typical save'
    problems.push(problemAt(row, 'size', { rule, allowed: `${known.size}`, fix: `write ${known.size}` }))
  }
  for (const kind of knowledgeKinds) {
    const written = row.values[kind]
    const now = known[kind]
    if (now === written) continue
    const hasFallen =
      (kind === 'proven' && now < written) || ((kind === 'typed' || kind === 'unnamed') && now > written)
    const rule = hasFallen
      ? `would fall back: the fields now give ${now}`
      : `is out of date: the fields now give ${now}`
    const fix = hasFallen ? 'restore the names or the evidence that got lost' : `write ${now}`
    problems.push(problemAt(row, kind, { rule, allowed: `${now}`, fix }))
  }
  return problems
}

/** What known-bytes.csv records equals what the fields give, so that a loss of knowledge cannot pass unseen. */
export function knowledgeRises(definition: Definition, source: Source): readonly Problem[] {
  const rows = knownBytesTable.read(source).soundRows
  return knownBytes(definition).flatMap(known => {
    const row = rows.find(({ values }) => values.block === known.block)
    if (row !== undefined) return rowProblems(row, known)
    const place = { file: knownBytesTable.file, line: 1, column: 1, columnName: 'header', cell: 'block' }
    const rule = `leads to rows without block ${known.block}`
    const cells = [known.block, known.size, ...knowledgeKinds.map(kind => known[kind])]
    return [{ ...place, rule, allowed: 'all 28 blocks and all', fix: `add ${cells.join(',')}` }]
  })
}
