import { Suspense, useState } from 'react'
import { useAnnouncedChange } from '../ui/announce.tsx'
import type { ColumnHeader } from './column.ts'
import { type TableTools, useTableTools } from './loadTableTools.ts'
import panelStyles from './Panel.module.css'
import styles from './Toolbar.module.css'
import { type ChangeTableState, isChanged, type TableState } from './tableState.ts'

interface Props {
  /** Number of rows shown, e.g. `12 of 206 rows`. */
  count: string
  columns: readonly ColumnHeader[]
  shownColumns: readonly ColumnHeader[]
  state: TableState
  /** Whether sorting by another column hides the groups of the table. */
  areGroupsHidden: boolean
  /** Whether the page has filters of its own to reset. */
  isPageChanged: boolean
  change: ChangeTableState
  onReset: () => void
  /** The focus is in the filter box: a key may follow. */
  onFilterFocus: () => void
  /** Counts the values of a column in the rows that pass the other filters. @param of loads with the panel */
  countValues: (of: TableTools['rowQueryOf'], key: string) => ReadonlyMap<string, number>
}

/** Checkboxes for the columns. The last one shown cannot be hidden. */
function ColumnPanel({ columns, shownColumns, change }: Pick<Props, 'columns' | 'shownColumns' | 'change'>) {
  const toggle = (column: ColumnHeader) => {
    const next = columns.filter(other => (other === column) !== shownColumns.includes(other))
    change({ shown: next.map(other => other.key) })
  }
  return (
    <fieldset className={panelStyles.panel}>
      <legend className={panelStyles.legend}>Shown columns</legend>
      {columns.map(column => (
        <label key={column.key} className={panelStyles.choice}>
          <input
            type="checkbox"
            checked={shownColumns.includes(column)}
            disabled={shownColumns.length === 1 && shownColumns[0] === column}
            onChange={() => toggle(column)}
          />
          {column.label}
        </label>
      ))}
    </fieldset>
  )
}

/** The panel of filters, whose code loads with it. */
function Filters({
  columns,
  state,
  change,
  countValues,
}: Pick<Props, 'columns' | 'state' | 'change' | 'countValues'>) {
  const { FilterPanel, rowQueryOf } = useTableTools()
  return (
    <FilterPanel
      columns={columns}
      filters={state.filters}
      change={change}
      countValues={key => countValues(rowQueryOf, key)}
    />
  )
}

/** Filter box, row count, and the panels for column filters and shown columns. */
export function Toolbar({
  count,
  columns,
  shownColumns,
  state,
  areGroupsHidden,
  isPageChanged,
  change,
  onReset,
  onFilterFocus,
  countValues,
}: Props) {
  const filterCount = Object.keys(state.filters).length
  const [panel, setPanel] = useState<'filters' | 'columns' | null>(filterCount > 0 ? 'filters' : null)
  useAnnouncedChange(count)
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
          onFocus={onFilterFocus}
        />
        <span className={styles.count} data-count>
          {count}
        </span>
        {areGroupsHidden && (
          <span className={styles.notice}>
            Groups are hidden while sorting.{' '}
            <button type="button" onClick={() => change({ sort: null })}>
              Restore
            </button>
          </span>
        )}
        <button type="button" aria-expanded={panel === 'filters'} onClick={() => toggle('filters')}>
          {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
        </button>
        <button type="button" aria-expanded={panel === 'columns'} onClick={() => toggle('columns')}>
          Columns ({shownColumns.length} of {columns.length})
        </button>
        {(isPageChanged || isChanged(state)) && (
          <button type="button" onClick={onReset}>
            Reset
          </button>
        )}
      </div>
      {panel === 'filters' && (
        <Suspense>
          <Filters columns={columns} state={state} change={change} countValues={countValues} />
        </Suspense>
      )}
      {panel === 'columns' && <ColumnPanel columns={columns} shownColumns={shownColumns} change={change} />}
    </>
  )
}

/** Shown when no row passes the filters. */
export function NoRows({ onReset }: { onReset: () => void }) {
  return (
    <p className={styles.empty}>
      No row matches these filters.{' '}
      <button type="button" onClick={onReset}>
        Reset filters
      </button>
    </p>
  )
}
