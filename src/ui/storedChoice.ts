import { useSyncExternalStore } from 'react'

interface Options<Choice> {
  /** Its name in the storage of the browser. */
  readonly key: string
  /** Of what nobody has chosen, and of what the static pages are made with. */
  readonly initial: Choice
  readonly parse: (stored: string) => Choice
  readonly format: (choice: Choice) => string
}

/**
 * A choice of the reader that the browser keeps; where storage is switched off it holds until the page is left.
 * @returns a hook for it, and the setter, which tells all who use the hook
 */
export function storedChoice<Choice>({ key, initial, parse, format }: Options<Choice>) {
  const listeners = new Set<() => void>()
  let chosen: { readonly choice: Choice } | null = null

  const read = (): Choice => {
    if (chosen) return chosen.choice
    try {
      const stored = localStorage.getItem(key)
      return stored === null ? initial : parse(stored)
    } catch {
      return initial
    }
  }
  const choose = (choice: Choice) => {
    chosen = { choice }
    try {
      if (choice === initial) localStorage.removeItem(key)
      else localStorage.setItem(key, format(choice))
    } catch {
      // Kept in `chosen` alone.
    }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { useChoice: () => useSyncExternalStore(subscribe, read, () => initial), choose }
}
