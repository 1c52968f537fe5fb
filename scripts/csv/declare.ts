// What declarations of tables, and rules about their rows, need.

export { Groups, groupBy, pairs, type ReadonlyGroups } from '#shared/collections.ts'
export { memoizeBy, memoizeByValue } from '#shared/memoize.ts'
export { nearest } from '#shared/nearest.ts'
export { countsPer, rowCount } from './engine/checks/counts.ts'
export { lists, listsWithin, type Names, namesIn } from './engine/checks/lists.ts'
export { grouped, sequence, sortedBy } from './engine/checks/order.ts'
export { equals, isReferredToBy, refersTo, refersWithin, rowFinder } from './engine/checks/references.ts'
export {
  areSound,
  below,
  determines,
  eachRow,
  eachRowAcross,
  together,
  unique,
} from './engine/checks/rows.ts'
export { defineTable } from './engine/define-table.ts'
export { column, inJson, type Kind, optional } from './engine/kind.ts'
export { choice, colour, yesNo } from './engine/kinds/choice.ts'
export { hex } from './engine/kinds/hex.ts'
export { float, integer } from './engine/kinds/number.ts'
export { text } from './engine/kinds/text.ts'
export {
  type AnyTable,
  type Check,
  type CrossCheck,
  problemAt,
  problemsAt,
  type ReadRow,
  type RowFault,
  type RowFaults,
  type SoundRow,
  type Source,
  type SourceCheck,
  type Table,
  type TableInfo,
  type TableRows,
} from './engine/table.ts'
export { type Fault, type Problem, startOf } from './problem.ts'
