// What a table needs soon after it is shown: what sorts and filters, and the panel of filters.

export { FilterPanel } from './FilterPanel.tsx'
export { rowQueryOf } from './rowQuery.ts'
