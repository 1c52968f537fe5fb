import { problemAt, type Source } from '../../csv/engine/table.ts'
import type { Problem } from '../../csv/problem.ts'
import { coverageTable } from '../../tables/format/coverage.ts'
import { blockCoverage, coverageKinds } from '../coverage/coverage.ts'
import type { Coverage, Definition } from '../definition.ts'

type Row = ReturnType<typeof coverageTable.read>['soundRows'][number]

function rowProblems(row: Row, known: Coverage): readonly Problem[] {
  const problems: Problem[] = []
  if (row.values.size !== known.size) {
    const rule = 'is not the size of this block in a typical save'
    problems.push(problemAt(row, 'size', { rule, allowed: `${known.size}`, fix: `write ${known.size}` }))
  }
  for (const kind of coverageKinds) {
    const written = row.values[kind]
    const now = known[kind]
    if (now === written) continue
    const hasFallen =
      (kind === 'verified' && now < written) || ((kind === 'typed' || kind === 'unnamed') && now > written)
    const rule = hasFallen
      ? `would drop: the fields now give ${now}`
      : `is out of date: the fields now give ${now}`
    const fix = hasFallen ? 'restore the lost names or evidence' : `write ${now}`
    problems.push(problemAt(row, kind, { rule, allowed: `${now}`, fix }))
  }
  return problems
}

/** coverage.csv matches the fields, so that a loss of coverage is noticed. */
export function coverageRecorded(definition: Definition, source: Source): readonly Problem[] {
  const { platform } = definition
  const rows = coverageTable.read(source).soundRows.filter(({ values }) => values.platform === platform)
  return blockCoverage(definition).flatMap(known => {
    const row = rows.find(({ values }) => values.block === known.block)
    if (row !== undefined) return rowProblems(row, known)
    const position = { file: coverageTable.file, line: 1, column: 1, columnName: 'header', cell: 'block' }
    const rule = `has no row for block ${known.block}`
    const cells = [known.block, platform, known.size, ...coverageKinds.map(kind => known[kind])]
    return [
      {
        ...position,
        rule,
        allowed: 'a row for each block of each platform, and the rows all',
        fix: `add ${cells.join(',')}`,
      },
    ]
  })
}
