import { useState } from 'react'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'theme'

/** The stored value is the CSS `color-scheme` itself (index.html applies it before the first paint); none means system. */
function readTheme(): Theme {
  try {
    return themes.find(theme => theme === localStorage.getItem(storageKey)) ?? 'system'
  } catch {
    return 'system' // storage can be switched off
  }
}

function storeTheme(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

/** The chosen colour theme and a setter that applies and remembers it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(readTheme)
  const choose = (next: Theme) => {
    setTheme(next)
    storeTheme(next)
    document.documentElement.style.colorScheme = next === 'system' ? '' : next
  }
  return [theme, choose]
}
