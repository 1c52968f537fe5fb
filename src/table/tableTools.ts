// What a table needs soon after it is shown: what sorts and filters, the panel of filters, and the actions of rows.

export { FilterPanel } from './FilterPanel.tsx'
export { rowQueryOf } from './rowQuery.ts'
export { TableRowActions } from './TableRowActions.tsx'
