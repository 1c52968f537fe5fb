import { type ReactNode, useState } from 'react'
import { laterPart } from '../ui/laterPart.tsx'
import type { ColumnHead } from './column.ts'
import type { ReadFacets } from './countValues.ts'
import styles from './Toolbar.module.css'
import { isChanged, type TableState } from './tableState.ts'
import type { ChangeTableState } from './useTableState.ts'

// Few visits open a panel: their code comes when one does.
const FilterPanel = laterPart(() => import('./FilterPanel.tsx'))
const ColumnPanel = laterPart(() => import('./ColumnPanel.tsx'))

interface Props {
  /** How many rows are shown, in words. */
  count: ReactNode
  columns: readonly ColumnHead[]
  shownColumns: readonly ColumnHead[]
  state: TableState
  /** Sorted by a column that does not keep the groups of the table together. */
  isUngrouped: boolean
  change: ChangeTableState
  /** Takes back all that the reader has asked for. */
  onReset: () => void
  readFacets: ReadFacets
}

/** Filter box, row count and the panels that filter single columns and choose the shown ones. */
export function Toolbar({
  count,
  columns,
  shownColumns,
  state,
  isUngrouped,
  change,
  onReset,
  readFacets,
}: Props) {
  const filterCount = Object.keys(state.filters).length
  const [panel, setPanel] = useState<'filters' | 'columns' | null>(filterCount > 0 ? 'filters' : null)
  const toggle = (name: 'filters' | 'columns') => setPanel(panel === name ? null : name)

  return (
    <>
      <div className={styles.toolbar}>
        <input
          type="search"
          className={styles.query}
          aria-label="Filter rows"
          placeholder="Filter rows"
          value={state.query}
          onChange={event => change({ query: event.target.value }, { isTyped: true })}
        />
        <span role="status" className={styles.count}>
          {count}
        </span>
        {isUngrouped && (
          <span className={styles.notice}>
            Sorted across groups.{' '}
            <button type="button" onClick={() => change({ sort: null })}>
              Show groups
            </button>
          </span>
        )}
        <button type="button" aria-expanded={panel === 'filters'} onClick={() => toggle('filters')}>
          {filterCount > 0 ? `Column filters (${filterCount})` : 'Column filters'}
        </button>
        <button type="button" aria-expanded={panel === 'columns'} onClick={() => toggle('columns')}>
          Columns ({shownColumns.length} of {columns.length})
        </button>
        {isChanged(state) && (
          <button type="button" onClick={onReset}>
            Reset
          </button>
        )}
      </div>
      {panel === 'filters' && (
        <FilterPanel columns={columns} filters={state.filters} change={change} readFacets={readFacets} />
      )}
      {panel === 'columns' && <ColumnPanel columns={columns} shownColumns={shownColumns} change={change} />}
    </>
  )
}
