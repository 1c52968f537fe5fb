import { type RefObject, useEffect, useEffectEvent } from 'react'
import { whenIdle } from '../ui/whenIdle.ts'
import type { ColumnHead } from './column.ts'
import type { TableState } from './tableState.ts'

export type Sort = NonNullable<TableState['sort']>

/**
 * Has the sort of a head prepared when the reader points at it or goes to it: until it is pressed there is time.
 * @param columns those that are shown
 * @param sign what the reader pointed at before this code was there
 * @param sortAhead is told what a press would sort by
 */
export function useSortAhead(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly ColumnHead[],
  sign: EventTarget | null,
  sortAhead: (sort: Sort) => void,
) {
  const prepare = useEffectEvent((target: EventTarget | null): (() => void) => {
    const head = target instanceof Element ? target.closest('th') : null
    const column = head && columns[head.cellIndex]
    if (!column || head.ariaSort === 'descending') return () => {}
    return whenIdle(() => sortAhead({ key: column.key, isDescending: head.ariaSort === 'ascending' }))
  })
  useEffect(() => {
    let callOff = prepare(sign)
    const listening = new AbortController()
    const comeNear = ({ target }: Event) => {
      callOff()
      callOff = prepare(target)
    }
    for (const type of ['pointerover', 'focusin'])
      scroller.current?.addEventListener(type, comeNear, listening)
    return () => {
      listening.abort()
      callOff()
    }
  }, [scroller, sign])
}
