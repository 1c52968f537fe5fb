import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { LoadNotice } from '../ui/LoadNotice.tsx'
import { lazyWithRetry } from '../ui/lazyWithRetry.tsx'
import { readSession } from './searchSession.ts'

const loadDialog = () => import('./SearchDialog.tsx')
const SearchDialog = lazyWithRetry(async () => (await loadDialog()).SearchDialog, null, LoadNotice)

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
  const { key: entry } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [opened, setOpened] = useState<string | null>(null)
  /** Text typed since the search was opened, until its field has the focus; null otherwise. */
  const typed = useRef<string | null>(null)
  const takeTyped = useCallback(() => {
    const text = typed.current ?? ''
    typed.current = null
    return text
  }, [])
  const isOpen = opened !== null
  const open = useCallback(() => {
    if (!isOpen) typed.current = ''
    loadDialog().catch(takeTyped)
    setOpened('')
  }, [isOpen, takeTyped])
  useEffect(() => {
    // Back to a page that a result led away from shows the results again; other changes of page close them.
    setOpened(isBack && readSession(entry) ? entry : null)
  }, [entry, isBack])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
      if (isOpen && typed.current !== null && isLetter) typed.current += event.key
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
      {isOpen && (
        <SearchDialog
          key={opened}
          session={opened === '' ? null : readSession(opened)}
          takeTyped={takeTyped}
          onClose={() => setOpened(null)}
        />
      )}
    </OpenSearch>
  )
}
