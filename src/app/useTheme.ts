import { storedChoice } from '../ui/storedChoice.ts'
import { themeKey } from './start/theme.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Stored as the CSS `color-scheme`; the start script applies it before the first paint. */
const { useChoice, choose } = storedChoice<Theme>({
  key: themeKey,
  initial: 'system',
  parse: stored => themes.find(theme => theme === stored) ?? 'system',
  format: theme => theme,
})

function chooseTheme(theme: Theme) {
  choose(theme)
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme
}

/** The selected colour theme and a setter that applies and stores it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useChoice(), chooseTheme]
}
