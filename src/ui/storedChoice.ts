import { makeStore } from './makeStore.ts'

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
  const selected = makeStore<{ readonly choice: Choice } | null>(null)
  const read = (own: { readonly choice: Choice } | null): Choice => {
    if (own) return own.choice
    try {
      const stored = localStorage.getItem(key)
      return stored === null ? initial : parse(stored)
    } catch {
      return initial
    }
  }
  const choose = (choice: Choice) => {
    try {
      if (choice === initial) localStorage.removeItem(key)
      else localStorage.setItem(key, format(choice))
    } catch {
      // Kept only in memory.
    }
    selected.set({ choice })
  }
  return { useChoice: () => selected.useValue(read, () => initial), choose }
}
