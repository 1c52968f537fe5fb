import { useSyncExternalStore } from 'react'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'theme'
const listeners = new Set<() => void>()
/** Holds the choice of this visit where storage is switched off. */
let chosen: Theme | null = null

/** The stored value is the CSS `color-scheme` itself (src/start applies it before the first paint); none means system. */
function readTheme(): Theme {
  if (chosen) return chosen
  try {
    return themes.find(theme => theme === localStorage.getItem(storageKey)) ?? 'system'
  } catch {
    return 'system'
  }
}

function storeTheme(theme: Theme) {
  chosen = theme
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

function choose(theme: Theme) {
  storeTheme(theme)
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The chosen colour theme and a setter that applies and remembers it. The static pages are made with `system`. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme, () => 'system'), choose]
}
