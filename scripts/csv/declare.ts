// All that other folders need of the engine: to declare tables, to state rules about their rows, and to read them.

export { Groups, groupBy, pairs, type ReadonlyGroups } from '#shared/collections.ts'
export { memoizeBy, memoizeByValue } from '#shared/memoize.ts'
export { nearest } from '#shared/nearest.ts'
export { lists, listsWithin, type Names, namesIn } from './engine/checks/lists.ts'
export { compareRows, grouped, sequence, sortedBy } from './engine/checks/order.ts'
export { equals, isReferredToBy, refersTo, refersWithin, rowFinder } from './engine/checks/references.ts'
export {
  areSound,
  below,
  countsPer,
  determines,
  eachRow,
  eachRowAcross,
  rowCount,
  together,
  unique,
} from './engine/checks/rows.ts'
export { defineTable, listColumns, type RowOf } from './engine/define-table.ts'
export {
  type CellValue,
  column,
  inFileOrder,
  inJson,
  type Kind,
  type KindName,
  optional,
  rangeWords,
} from './engine/kind.ts'
export { choice, colour, yesNo } from './engine/kinds/choice.ts'
export { hex } from './engine/kinds/hex.ts'
export { float, integer } from './engine/kinds/number.ts'
export { text } from './engine/kinds/text.ts'
export { problemAt, problemsAt, problemsIn, type RowFault, type RowFaults } from './engine/row-faults.ts'
export {
  type AnyTable,
  type Check,
  type CrossCheck,
  type ReadRow,
  type RowLink,
  rowAddressOf,
  type SearchEntry,
  type SearchRecord,
  type SoundRow,
  type Source,
  type SourceCheck,
  type Table,
  type TableColumn,
  type TableInfo,
  type TableRows,
  type Values,
  withFiles,
} from './engine/table.ts'
export { type CellPosition, type Fault, type Problem, startOf } from './problem.ts'
