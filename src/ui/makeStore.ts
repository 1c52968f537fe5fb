import { useSyncExternalStore } from 'react'

/** A value outside of React, with a hook for components that show it. */
export function makeStore<Value>(initial: Value) {
  const listeners = new Set<() => void>()
  let value = initial
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get: () => value,
    set(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    /** What a component reads of the value. @param readOnServer the same for static pages, and until they have become the app */
    useValue: <Part>(read: (value: Value) => Part, readOnServer = read): Part =>
      useSyncExternalStore(
        subscribe,
        () => read(value),
        () => readOnServer(value),
      ),
  }
}
