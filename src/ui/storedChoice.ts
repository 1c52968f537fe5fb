import { makeStore } from './makeStore.ts'

/**
 * A user setting kept in the browser; without storage it lasts until the page is left.
 * @param key in the browser's storage
 * @param choices the default first, which is also that of static pages
 * @returns a hook, and a setter that updates all users of the hook
 */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly [initial: Choice, ...others: Choice[]],
) {
  const [initial] = choices
  const selected = makeStore<Choice | null>(null)
  const read = (own: Choice | null): Choice => {
    if (own !== null) return own
    try {
      const stored = localStorage.getItem(key)
      return choices.find(choice => choice === stored) ?? initial
    } catch {
      return initial
    }
  }
  const choose = (choice: Choice) => {
    try {
      if (choice === initial) localStorage.removeItem(key)
      else localStorage.setItem(key, choice)
    } catch {
      // Kept only in memory.
    }
    selected.set(choice)
  }
  return { useChoice: () => selected.useValue(read, () => initial), choose }
}
