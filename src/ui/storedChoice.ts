import { useSyncExternalStore } from 'react'

interface Options<Choice> {
  /** Key in the browser's storage. */
  readonly key: string
  /** Default value, also used for static pages. */
  readonly initial: Choice
  readonly parse: (stored: string) => Choice
  readonly format: (choice: Choice) => string
}

/**
 * A user setting kept in the browser; without storage it lasts until the page is left.
 * @returns a hook, and a setter that updates all users of the hook
 */
export function storedChoice<Choice>({ key, initial, parse, format }: Options<Choice>) {
  const listeners = new Set<() => void>()
  let selected: { readonly choice: Choice } | null = null

  const read = (): Choice => {
    if (selected) return selected.choice
    try {
      const stored = localStorage.getItem(key)
      return stored === null ? initial : parse(stored)
    } catch {
      return initial
    }
  }
  const choose = (choice: Choice) => {
    selected = { choice }
    try {
      if (choice === initial) localStorage.removeItem(key)
      else localStorage.setItem(key, format(choice))
    } catch {
      // Kept only in memory.
    }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { useChoice: () => useSyncExternalStore(subscribe, read, () => initial), choose }
}
