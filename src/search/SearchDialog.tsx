import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { CloseButton } from '../ui/closable.tsx'
import { indexByKey } from '../ui/indexByKey.ts'
import { routeToFollow } from '../ui/plainLinks.ts'
import { foundState } from '../ui/useFoundEntry.ts'
import { optionId, ResultList } from './ResultList.tsx'
import type { Option } from './results.ts'
import styles from './SearchDialog.module.css'
import { SearchStatus } from './SearchStatus.tsx'
import { type SearchSession, storeSession } from './searchSession.ts'
import { useSearch } from './useSearch.ts'

export { loadIndex } from './searchIndex.ts'

/** Number of options that Page Up and Page Down move by. */
const pageSize = 8

/** The option a key leads to; null for a key that does something else. */
function indexAfter(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'PageDown') return Math.min(count - 1, active + pageSize)
  if (key === 'PageUp') return Math.max(0, active - pageSize)
  return indexByKey(key, active, count, { arrows: ['ArrowUp', 'ArrowDown'], isCyclic: true })
}

/** Index of the result that was opened from a search shown again. */
function openedIndex(options: readonly Option[], session: SearchSession | null): number {
  return options.findIndex(option => option.type === 'hit' && option.hit.route === session?.route)
}

interface Props {
  /** The search to show again; null for a new one. */
  session: SearchSession | null
  /** Returns the text typed before the field existed, with `\n` for Enter. */
  takeTyped: () => string
  onClose: () => void
}

/** The search over everything: a combobox with a list box, in a modal dialog. */
export function SearchDialog({ session, takeTyped, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  const { query, results, groups, options, isSettled, error, locationsError, limits, setLimits, search } =
    useSearch(session)
  /** Whether Enter was pressed before the results were there. */
  const [isEntered, setIsEntered] = useState(false)
  const [selected, setSelected] = useState<number | null>(null)
  const active = selected ?? Math.max(0, openedIndex(options, session))

  // Flushes the typed text before the next key.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    const typed = takeTyped()
    const text = typed.replaceAll('\n', '')
    if (text === '') return
    search(text)
    setIsEntered(typed.endsWith('\n'))
  }, [takeTyped, search])

  const type = (next: string) => {
    search(next)
    setSelected(null)
    setIsEntered(false)
  }
  const close = () => {
    storeSession(null)
    onClose()
  }
  const follow = (route: string) => {
    storeSession({ query, route, limits })
    onClose()
    void navigate(route, { state: foundState })
  }
  const select = (option: Option) => {
    if (option.type === 'hit') follow(option.hit.route)
    if (option.type === 'example') type(option.query)
    if (option.type === 'more') setLimits({ ...limits, opened: [...limits.opened, option.kind] })
    if (option.type === 'kinds') setLimits({ ...limits, isAll: true })
  }
  useEffect(() => {
    if (!isEntered || !isSettled) return
    setIsEntered(false)
    const option = options[active]
    if (option?.type === 'hit') follow(option.hit.route)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = event.shiftKey ? null : indexAfter(event.key, active, options.length)
    const option = options[active]
    if (next !== null) setSelected(next)
    else if (event.key !== 'Enter') return
    else if (option?.type === 'hit' && (event.ctrlKey || event.metaKey))
      window.open(`#${option.hit.route}`, '_blank', 'noopener')
    else if (!isSettled && selected === null) setIsEntered(true)
    else if (option) select(option)
    event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close() // its backdrop
    if (!(event.target instanceof Element)) return
    const id = event.target.closest('[role="option"]')?.id
    const option = options.find((_, index) => optionId(listId, index) === id)
    if (!option || (option.type === 'hit' && !routeToFollow(event.nativeEvent))) return
    event.preventDefault()
    select(option)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox
    <dialog ref={dialog} className={styles.dialog} aria-label="Search" onClose={close} onClick={onClick}>
      <div className={styles.box}>
        <div className={styles.bar}>
          <input
            className={styles.field}
            type="text"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-controls={listId}
            aria-expanded={options.length > 0}
            aria-activedescendant={options.length > 0 ? optionId(listId, active) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            placeholder="landstal, 16:0114, 0x2F3A0, 59F29D44"
            value={query}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
          />
          <CloseButton what="search" onClose={() => dialog.current?.close()} />
        </div>
        <SearchStatus
          query={query}
          results={results}
          error={error}
          locationsError={locationsError}
          onOpen={() => dialog.current?.querySelector('input')?.focus()}
        />
        <ResultList
          id={listId}
          groups={groups}
          options={options}
          words={results?.words ?? []}
          active={active}
          onHover={setSelected}
        />
      </div>
    </dialog>
  )
}
