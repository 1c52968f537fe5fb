import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Where the tool stands. */
export interface Place {
  readonly row: HTMLElement
  /** What the reader pressed or focused in the row; the row itself before that. */
  readonly pointedAt: Element
}

/** Puts away the tool of the area that has it: a page shows one. */
let putAway: (() => void) | null = null

const isTool = (target: Element) => target.closest('[data-tool]') !== null

/** Room at the end of a row where touch screens show a mark, in pixels. */
const markPx = 40

/** Whether a press met the mark: no part of the row, and at its end as far as that is seen. */
function isOnMark(event: Event, row: Element, area: Element): boolean {
  if (event.target !== row || !(event instanceof MouseEvent) || !matchMedia('(hover: none)').matches)
    return false
  const end = Math.min(row.getBoundingClientRect().right, area.getBoundingClientRect().right)
  return event.clientX > end - markPx
}

/** The row at the upper edge of what is seen of an area, below a head that stays there. */
function firstSeenRow(area: HTMLElement, selector: string): HTMLElement | null {
  const rows = [...area.querySelectorAll<HTMLElement>(selector)].filter(row => row.checkVisibility())
  const headPx = area.querySelector('thead')?.offsetHeight ?? 0
  const top = Math.max(0, area.getBoundingClientRect().top + headPx)
  return rows.find(row => row.getBoundingClientRect().bottom > top + 8) ?? rows[0] ?? null
}

interface Options {
  /** Finds the row that an element lies in. */
  readonly selector: string
  /** Whether the tool must stay where it is: its menu is open, or it has the focus of a keyboard. */
  readonly isHeld: () => boolean
  /** A row was touched beside its cells, where touch screens show that it has a menu. */
  readonly onMark: () => void
  /** What the reader pointed at or touched before this code was there. */
  readonly sign: EventTarget | null
}

/** Follows the pointer and the focus through the rows of an area. The options are the same on every drawing. */
export function usePlace(root: RefObject<HTMLElement | null>, { selector, isHeld, onMark, sign }: Options) {
  const [place, setPlace] = useState<Place | null>(null)
  const leave = useCallback(() => setPlace(null), [])
  const show = useCallback(
    (row: HTMLElement, pointedAt?: Element) => {
      if (putAway !== leave) putAway?.()
      putAway = leave
      setPlace(old => (old?.row === row && !pointedAt ? old : { row, pointedAt: pointedAt ?? row }))
    },
    [leave],
  )

  useEffect(() => {
    const area = root.current
    if (!area) return
    const point = (target: Element) => {
      const row = target.closest<HTMLElement>(selector)
      if (row && !isTool(target) && !isHeld()) show(row)
    }
    const press = (target: Element, event: Event) => {
      const row = target.closest<HTMLElement>(selector)
      if (!row || isTool(target)) return
      show(row, target)
      if (isOnMark(event, row, area)) onMark()
    }
    const focus = (target: Element) => {
      if (isTool(target) || isHeld()) return
      const chosen = area.querySelector<HTMLElement>(`${selector}[aria-current]`)
      const row =
        target === area ? (chosen ?? firstSeenRow(area, selector)) : target.closest<HTMLElement>(selector)
      if (row) show(row, target)
    }
    const callOff = new AbortController()
    const listen = (type: string, act: (target: Element, event: Event) => void) =>
      area.addEventListener(
        type,
        event => {
          if (event.target instanceof Element) act(event.target, event)
        },
        callOff,
      )
    listen('pointerover', point)
    listen('click', press)
    listen('focusin', focus)
    listen('pointerleave', (_, event) => {
      if (event instanceof PointerEvent && event.pointerType === 'mouse' && !isHeld()) leave()
    })
    // The sign that brought this code is over by now, and no pointer rests where a finger was.
    const touched = sign instanceof Element ? sign.closest(selector) : null
    const pointed = touched ?? area.querySelector(`${selector}:hover`)
    if (pointed) point(pointed)
    else if (document.activeElement && area.contains(document.activeElement)) focus(document.activeElement)
    return () => {
      callOff.abort()
      if (putAway === leave) putAway = null
    }
  }, [root, selector, isHeld, onMark, sign, show, leave])
  return { place, show, leave }
}
