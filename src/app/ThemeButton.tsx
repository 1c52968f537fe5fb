import styles from './Header.module.css'
import { themes, useTheme } from './useTheme.ts'

const looks = { system: ['System', '◐'], light: ['Light', '☀'], dark: ['Dark', '☾'] } as const

/** Goes from the system's colour theme to light to dark and back. */
export function ThemeButton() {
  const [theme, setTheme] = useTheme()
  const [label, sign] = looks[theme]
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  return (
    <button
      type="button"
      className={styles.theme}
      aria-label={`Theme: ${label}`}
      title={`Theme: ${label}. Switch to ${looks[next][0].toLowerCase()} theme`}
      onClick={() => setTheme(next)}
    >
      <span aria-hidden="true">{sign}</span> <span>{label}</span>
    </button>
  )
}
