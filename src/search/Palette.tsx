import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { CloseButton } from '../ui/CloseButton.tsx'
import { formatNumber } from '../ui/formatNumber.ts'
import { linkToFollow } from '../ui/plainLinks.ts'
import { findHits } from './findHits.ts'
import { focusTarget } from './focusTarget.ts'
import { OptionRow } from './OptionRow.tsx'
import { groupOptions, type Option } from './options.ts'
import styles from './Palette.module.css'
import { readTrace, type Trace, writeTrace } from './trace.ts'

interface Props {
  /** The search to begin with. */
  trace: Trace | null
  onClose: () => void
}

/** Hits of a kind that are shown before the reader asks for more. */
const fewHits = 5
const moreHits = 200
const nothing: ReadonlySet<string> = new Set()

/** The search over everything: a field, and below it a list that the arrow keys go through. */
export function Palette({ trace, onClose }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState(trace?.query ?? '')
  const [opened, setOpened] = useState(nothing)
  const [active, setActive] = useState(0)
  const answer = useMemo(
    () => findHits(query, kind => (opened.has(kind) ? moreHits : fewHits)),
    [query, opened],
  )
  const isEmpty = query.trim() === ''
  const groups = groupOptions(answer, isEmpty)
  const options = groups.flatMap(group => group.options)
  const words = useMemo(() => query.toLowerCase().split(/\s+/).filter(Boolean), [query])
  const total = answer.groups.reduce((sum, group) => sum + group.total, 0)

  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    window.addEventListener('popstate', onClose)
    return () => window.removeEventListener('popstate', onClose)
  }, [onClose])
  useLayoutEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const ask = (next: string) => {
    setQuery(next)
    setOpened(nothing)
    setActive(0)
  }
  const leave = () => {
    dialog.current?.close()
    onClose()
  }
  const choose = (option: Option, event: MouseEvent) => {
    if (option.type === 'example') ask(option.query)
    else if (option.type === 'more') setOpened(new Set([...opened, option.kind]))
    else if (linkToFollow(event.nativeEvent)) {
      writeTrace({ query, href: option.hit.route })
      leave()
      focusTarget(option.hit.route)
    }
  }
  const indexOf = ({ target }: { target: EventTarget }) => {
    const row = target instanceof Element ? target.closest('[role=option]') : null
    return row ? Number(row.id.slice(id.length + 1)) : -1
  }
  const press = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return
    const last = options.length - 1
    const step = { ArrowDown: active === last ? 0 : active + 1, ArrowUp: active === 0 ? last : active - 1 }
    const places: Readonly<Record<string, number>> = { ...step, Home: 0, End: last }
    const place = places[event.key]
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    const row = document.getElementById(`${id}-${active}`)
    if (place !== undefined && last >= 0 && !event.shiftKey) setActive(place)
    else if (isEnter && row instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey))
      window.open(row.href, '_blank', 'noopener')
    else if (isEnter) row?.click()
    else return
    event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onKeyDown={press}
      onClick={event => {
        const option = options[indexOf(event)]
        if (option) choose(option, event)
        else if (event.target === dialog.current) dialog.current.close() // its backdrop
      }}
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
            onChange={({ target }) => ask(target.value)}
          />
          <CloseButton what="search" onClose={() => dialog.current?.close()} />
        </div>
        <p role="status" className={styles.count}>
          {!isEmpty && (answer.isNearest ? 'Nothing found; nearest:' : `${formatNumber(total)} found`)}
        </p>
        {options.length > 0 && (
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label="Results"
            className={styles.list}
            onPointerMove={event =>
              event.pointerType === 'mouse' && indexOf(event) >= 0 && setActive(indexOf(event))
            }
          >
            {groups.map(({ title, options: lines, start }) => (
              <fieldset key={title} aria-label={title}>
                <p aria-hidden="true" className={styles.kind}>
                  {title}
                </p>
                {lines.map((option, line) => (
                  <OptionRow
                    key={option.type === 'hit' ? option.hit.route : line}
                    id={`${id}-${start + line}`}
                    option={option}
                    words={words}
                    isActive={start + line === active}
                  />
                ))}
              </fieldset>
            ))}
          </div>
        )}
      </div>
    </dialog>
  )
}
