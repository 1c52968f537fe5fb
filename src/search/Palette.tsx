import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { CloseButton } from '../ui/CloseButton.tsx'
import { linkToFollow } from '../ui/plainLinks.ts'
import { focusTarget } from './focusTarget.ts'
import { Outcome } from './Outcome.tsx'
import styles from './Palette.module.css'
import { Results } from './Results.tsx'
import { readTrace, type Trace, writeTrace } from './trace.ts'
import { usePalette } from './usePalette.ts'

interface Props {
  /** The search to begin with. */
  trace: Trace | null
  onClose: () => void
}

/** How far Page Up and Page Down go. */
const pageSize = 8

/** Where a key leads in a list of options; null for a key that does something else. */
function placeAfter(key: string, active: number, count: number): number | null {
  const last = count - 1
  if (count === 0) return null
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'PageDown') return Math.min(last, active + pageSize)
  return key === 'PageUp' ? Math.max(0, active - pageSize) : null
}

/** The search over everything: a field, and below it a list that the arrow keys go through. */
export function Palette({ trace, onClose }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isScrolled = useRef(false) // asking the list itself would lay it out once more with each key
  const palette = usePalette(trace)
  const { query, wish, answer, groups, options, words, active } = palette

  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    window.addEventListener('popstate', onClose)
    return () => window.removeEventListener('popstate', onClose)
  }, [onClose])
  useLayoutEffect(() => {
    if (groups.length === 0) return
    // The heading above the first line of a list belongs into the view as well.
    if (active > 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
    else if (isScrolled.current) document.getElementById(`${id}-list`)?.scrollTo(0, 0)
  }, [id, active, groups])

  const optionAt = ({ target }: { target: EventTarget }) => {
    const row = target instanceof Element ? target.closest('[role=option]') : null
    const place = row ? Number(row.id.slice(id.length + 1)) : -1
    return { place, option: options[place] }
  }
  const click = (event: MouseEvent) => {
    const { option } = optionAt(event)
    if (option?.type === 'hit') {
      if (!linkToFollow(event.nativeEvent)) return
      const { route } = option.hit
      writeTrace({ query, route, opened: [...wish.opened], isAll: wish.isAll })
      dialog.current?.close()
      onClose()
      focusTarget(route)
    } else if (option) palette.take(option)
    else if (event.target === dialog.current) dialog.current.close() // its backdrop
  }
  const press = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
    const row = document.getElementById(`${id}-${active}`)
    const place = event.shiftKey ? null : placeAfter(event.key, active, options.length)
    if (place !== null) palette.go(place)
    else if (event.key !== 'Enter') return
    else if (row instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey))
      window.open(row.href, '_blank', 'noopener')
    else row?.click()
    event.preventDefault()
  }
  const point = (event: PointerEvent) => {
    const { place } = optionAt(event)
    if (event.pointerType === 'mouse' && place >= 0 && place !== active) palette.go(place)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onKeyDown={press}
      onClick={click}
      onClose={() => {
        if (readTrace()) writeTrace(null)
        onClose()
      }}
    >
      <div className={styles.box}>
        <div className={styles.bar}>
          <input
            className={styles.field}
            type="text"
            role="combobox"
            aria-label="Search"
            aria-expanded={options.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={options.length > 0 ? `${id}-${active}` : undefined}
            aria-autocomplete="list"
            placeholder="landstal, 16:0114, 0x2F3A0, 59F29D44"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            value={query}
            onChange={({ target }) => palette.ask(target.value)}
          />
          <CloseButton what="search" onClose={() => dialog.current?.close()} />
        </div>
        <Outcome query={query} answer={answer} error={palette.error} />
        <Results
          id={id}
          groups={groups}
          words={words}
          active={active}
          onPoint={point}
          onScroll={({ currentTarget }) => {
            isScrolled.current = currentTarget.scrollTop > 0
          }}
        />
      </div>
    </dialog>
  )
}
