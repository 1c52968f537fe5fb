import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { LoadNotice } from '../ui/LoadNotice.tsx'
import { lazyWithRetry, reloadIfOnline } from '../ui/lazyWithRetry.tsx'
import { readSession, type SearchSession } from './searchSession.ts'

const loadDialog = () => import('./SearchDialog.tsx')
const SearchDialog = lazyWithRetry(async () => (await loadDialog()).SearchDialog, null, LoadNotice)

interface OpenedSearch {
  /** The search to show again; null for a new one. */
  readonly session: SearchSession | null
  /** Counts up when another search is opened, or its code is loaded again after a failure. */
  readonly attempt: number
}

const OpenSearch = createContext<() => void>(() => {})

/** Opens the search. */
export const useOpenSearch = () => use(OpenSearch)

/** Loads the code of the search and its index before it is opened. */
export function preloadSearch(): void {
  loadDialog()
    .then(({ loadIndex }) => loadIndex())
    .catch(() => {}) // reported when the search is opened
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=radio],[type=checkbox]),textarea,select') !== null

function isShortcut({ key, target, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey) return false
  return ctrlKey || metaKey ? key === 'k' && !shiftKey : key === '/' && !isTyping(target)
}

/** The search dialog, its shortcuts (/, Ctrl+K, Command+K), and the search that Back leads to. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const location = useLocation()
  const firstLocation = useRef(location)
  const isBack = useNavigationType() === 'POP'
  const [opened, setOpened] = useState<OpenedSearch | null>(null)
  const hasFailed = useRef(false)
  /** Text typed since the search was opened, with `\n` for Enter, until its field has the focus; null otherwise. */
  const typed = useRef<string | null>(null)
  // Called once the dialog is there.
  const takeTyped = useCallback(() => {
    const text = typed.current ?? ''
    typed.current = null
    hasFailed.current = false
    return text
  }, [])
  const isOpen = opened !== null
  const open = useCallback(() => {
    const isRetry = hasFailed.current
    if (isOpen && !isRetry) return
    hasFailed.current = false
    typed.current = ''
    loadDialog().catch(() => {
      typed.current = null
      hasFailed.current = true
      if (isRetry) void reloadIfOnline().catch(() => {}) // still offline
    })
    setOpened(last => ({ session: null, attempt: (last?.attempt ?? 0) + 1 }))
  }, [isOpen])
  useEffect(() => {
    // Back to a page that a result led away from shows the results again; other changes of page close them.
    const session = isBack && location !== firstLocation.current ? readSession() : null
    setOpened(last => session && { session, attempt: (last?.attempt ?? 0) + 1 })
  }, [location, isBack])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isText = !event.ctrlKey && !event.metaKey && !event.altKey
      const text = event.key === 'Enter' ? '\n' : event.key.length === 1 ? event.key : ''
      if (isOpen && typed.current !== null && isText && text !== '') typed.current += text
      else if (isShortcut(event)) open()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen, open])
  return (
    <OpenSearch value={open}>
      {children}
      {opened && (
        <SearchDialog
          key={opened.attempt}
          session={opened.session}
          takeTyped={takeTyped}
          onClose={() => setOpened(null)}
        />
      )}
    </OpenSearch>
  )
}
