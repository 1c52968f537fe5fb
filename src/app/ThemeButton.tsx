import { storedChoice } from '../ui/storedChoice.ts'
import styles from './Header.module.css'
import { themeKey } from './start/theme.ts'

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Stored as the CSS `color-scheme`; the start script applies it before the first paint. */
const { useChoice, choose } = storedChoice<Theme>(themeKey, themes)

/** Applies and stores a theme. */
function chooseTheme(theme: Theme) {
  choose(theme)
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme
}

const looks = { system: ['System', '◐'], light: ['Light', '☀'], dark: ['Dark', '☾'] } as const

/** Goes from the system's colour theme to light to dark and back. */
export function ThemeButton() {
  const theme = useChoice()
  const [label, sign] = looks[theme]
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  return (
    <button
      type="button"
      className={styles.theme}
      aria-label={`Theme: ${label}`}
      title={`Theme: ${label}. Switch to ${looks[next][0].toLowerCase()} theme`}
      onClick={() => chooseTheme(next)}
    >
      <span aria-hidden="true">{sign}</span> <span>{label}</span>
    </button>
  )
}
