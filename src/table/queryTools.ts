// What comes with the first query of a table: what sorts and filters, and the panel of filters.

export { FilterPanel } from './FilterPanel.tsx'
export { rowQueryOf } from './rowQuery.ts'
