import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { lazyWithRetry } from '../ui/lazyWithRetry.tsx'
import { isMenuOpen } from './actions/copyTarget.ts'
import type { Column } from './column.ts'
import { findRow, type TableDefinition } from './tableDefinition.ts'
import type { TableLine } from './tableLines.tsx'

// Its code, with a writer of CSV, comes with the first row under the pointer or with the focus. Without it the rows have no
// actions: a message in each row under the pointer would move the others.
const TableRowActions = lazyWithRetry(
  async () => (await import('./TableRowActions.tsx')).TableRowActions,
  null,
  () => null,
)

/** The actions of one row at a time: that under the pointer or with the focus. */
export interface RowActionsSlot {
  readonly activeId: string | null
  readonly content: ReactNode
  /** Gives the actions to the row of an element that got the focus. */
  readonly follow: (target: EventTarget) => void
  /** Shows the actions of the row under the pointer, unless the keyboard focus is in the actions. */
  readonly point: (target: EventTarget) => void
  readonly leave: () => void
}

/** Id of the row an element is in; null outside of rows. */
function rowIdAt(target: EventTarget): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null
  return row?.dataset.row ?? null
}

/** The row at the top of what is visible of a table, or the selected one. */
function firstRow(table: EventTarget): string | null {
  if (!(table instanceof HTMLElement)) return null
  const rows = [...table.querySelectorAll<HTMLElement>('tr[data-row]')]
  const header = table.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
  const row =
    rows.find(({ ariaCurrent }) => ariaCurrent) ??
    rows.find(other => other.getBoundingClientRect().top >= header) ??
    rows[0]
  return row?.dataset.row ?? null
}

/** Whether a menu is open or the keyboard is at the actions of a row. */
const areHeld = () => isMenuOpen() || document.querySelector('tr [role="toolbar"] :focus-visible') !== null

/** Follows pointer and focus through the rows of a table. Keyboard: focus the table, then Tab; up and down move on. */
export function useRowActions<Row extends object>(
  table: TableDefinition<Row>,
  columns: readonly Column<Row>[],
  shownRows: readonly Row[],
  lines: readonly TableLine<Row>[],
): RowActionsSlot {
  const [activeId, setActiveId] = useState<string | null>(null)
  const movedTo = useRef<string | null>(null)
  useEffect(() => {
    if (activeId === null || movedTo.current !== activeId) return
    movedTo.current = null
    const row = document.querySelector(`tr[data-row="${CSS.escape(activeId)}"]`)
    row?.querySelector<HTMLElement>('[role="toolbar"] button')?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return useMemo(() => {
    const line = activeId === null ? undefined : lines.find(({ key }) => key === activeId)
    const row = line?.type === 'row' ? line.row : activeId === null ? undefined : findRow(table, activeId)
    const move = (step: 1 | -1) => {
      const ids = lines.flatMap(({ type, key }) => (type === 'row' ? [key] : []))
      const next = ids[ids.indexOf(activeId ?? '') + step]
      if (next === undefined) return
      movedTo.current = next
      setActiveId(next)
    }
    return {
      activeId,
      content: row && (
        <TableRowActions
          key={activeId}
          read={toTarget => toTarget(table, columns, row, shownRows)}
          onMove={move}
        />
      ),
      follow: target => {
        if (isMenuOpen()) return
        const isScroller = target instanceof HTMLElement && target.matches('section[tabindex]:focus-visible')
        setActiveId(active => rowIdAt(target) ?? (isScroller ? firstRow(target) : active))
      },
      point: target => {
        if (!areHeld()) setActiveId(active => rowIdAt(target) ?? active)
      },
      leave: () => {
        if (!areHeld()) setActiveId(null)
      },
    }
  }, [activeId, table, columns, shownRows, lines])
}
