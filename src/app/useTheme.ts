import { themeKey } from '../start/rememberedTheme.ts'
import { storedChoice } from '../ui/storedChoice.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** What is stored is the CSS `color-scheme` itself (src/start applies it before the first paint); nothing means system. */
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

/** The chosen colour theme and a setter that applies and remembers it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useChoice(), chooseTheme]
}
