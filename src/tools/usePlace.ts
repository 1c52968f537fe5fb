import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'

/** Where the tool stands. */
export interface Place {
  readonly row: HTMLElement
  /** What the reader pressed or focused in the row; the row itself before that. */
  readonly pointedAt: Element
}

/** Puts away the tool of the area that has it: a page shows one. */
let putAway: (() => void) | null = null

const isTool = (target: Element) => target.closest('[data-tool]') !== null

/** Room that the mark of a row or field takes on touch screens, in pixels. */
const markPx = 32

/** Whether rows bear a mark, as they do where nothing hovers. */
export const hasMarks = () => matchMedia('(hover: none)').matches

/** Whether a press met the mark: before the first cell of a row, at the end of a field. */
function isOnMark(event: Event, row: Element): boolean {
  const cell = row.querySelector(':scope > td')
  const bearer = cell ?? row
  if (event.target !== bearer || !(event instanceof MouseEvent) || !hasMarks()) return false
  const { left, right } = bearer.getBoundingClientRect()
  return cell ? event.clientX < left + markPx : event.clientX > right - markPx
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
  /** A row was touched where touch screens show that it has a menu. */
  readonly onMark: () => void
  /** What the reader did before this code was there. */
  readonly sign: Event | null
}

/** Follows the pointer and the focus through the rows of an area. */
export function usePlace(root: RefObject<HTMLElement | null>, { selector, isHeld, onMark, sign }: Options) {
  const [place, setPlace] = useState<Place | null>(null)
  const mustStay = useEffectEvent(isHeld)
  const meetMark = useEffectEvent(onMark)
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
      if (row && !isTool(target) && !mustStay()) show(row)
    }
    const press = (target: Element, event: Event) => {
      const row = target.closest<HTMLElement>(selector)
      if (!row || isTool(target)) return
      show(row, target)
      if (isOnMark(event, row)) meetMark()
    }
    const focus = (target: Element) => {
      if (isTool(target) || mustStay()) return
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
      if (event instanceof PointerEvent && event.pointerType === 'mouse' && !mustStay()) leave()
    })
    // The sign that brought this code is over by now, and no pointer rests where a finger was.
    const touched = sign?.target instanceof Element ? sign.target.closest(selector) : null
    const pointed = touched ?? area.querySelector(`${selector}:hover`)
    if (sign?.type === 'click' && sign.target instanceof Element) press(sign.target, sign)
    else if (pointed) point(pointed)
    else if (document.activeElement && area.contains(document.activeElement)) focus(document.activeElement)
    return () => {
      callOff.abort()
      if (putAway === leave) putAway = null
    }
  }, [root, selector, sign, show, leave])
  return { place, show }
}
