import { csvSource } from '../../csv/csv-source.ts'
import { withFiles } from '../../csv/engine/table.ts'
import type { Problem } from '../../csv/problem.ts'
import { Random } from '../../format/synthetic/random.ts'
import { steps } from '../../publish/steps.ts'
import { tables } from '../../tables/tables.ts'
import {
  changedDigits,
  exchangedNeighbours,
  misspellings,
  namesOfNothing,
  wrongEncodings,
  wrongKinds,
} from './cell-faults.ts'
import type { TableFault } from './fault.ts'
import type { Outcome, Planted } from './outcome.ts'
import { misplaced, wrongCounters } from './place-faults.ts'
import { rowFaults } from './row-faults.ts'
import { cellsOf } from './table-cells.ts'

/** Each generator, and the share of its faults that is planted: rules of cells and rows are the same in every table. */
const generators = [
  { generate: wrongKinds, share: 0.3 },
  { generate: exchangedNeighbours, share: 1 },
  { generate: changedDigits, share: 0.5 },
  { generate: misspellings, share: 0.5 },
  { generate: namesOfNothing, share: 1 },
  { generate: wrongEncodings, share: 0.2 },
  { generate: misplaced, share: 1 },
  { generate: wrongCounters, share: 1 },
  { generate: rowFaults, share: 0.2 },
]

/** The faults of all tables; the same for the same seed. */
export function tableFaults(root: string, seed: number): readonly TableFault[] {
  const source = csvSource(root)
  return generators.flatMap(({ generate, share }, index) => {
    const random = new Random(seed + index)
    const faults = tables.flatMap(table => generate(cellsOf(table, source.csv(table.file)), random))
    return faults.filter(() => random.fraction() < share)
  })
}

function outcomeOf({ file, spots }: TableFault, problems: readonly Problem[]): Outcome {
  if (problems.length === 0) return 'silent'
  const own = problems.filter(problem => problem.file === file)
  const isExact =
    spots.length === 0
      ? own.length > 0
      : own.some(({ line, column }) =>
          spots.some(spot => spot.line === line && (spot.column === null || spot.column === column)),
        )
  return isExact ? 'exact' : 'less exact'
}

/** Plants each fault into the tables in memory, one at a time, and runs all checks. */
export function plantInTables(root: string, faults: readonly TableFault[]): readonly Planted[] {
  const source = csvSource(root)
  return faults.map(fault => {
    const changed = withFiles(source, [fault.csv()])
    try {
      const problems = steps.flatMap(step => step({ root, source: changed }).problems ?? [])
      return { ...fault, outcome: outcomeOf(fault, problems) }
    } catch {
      return { ...fault, outcome: 'trace' }
    }
  })
}
