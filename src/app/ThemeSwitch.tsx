import spoken from '../ui/spoken.module.css'
import styles from './ThemeSwitch.module.css'
import { themes, useTheme } from './useTheme.ts'

const labels = { system: 'System', light: 'Light', dark: 'Dark' }

/** Three-way choice of the colour theme. */
export function ThemeSwitch() {
  const [theme, setTheme] = useTheme()
  return (
    <fieldset className={styles.switch}>
      <legend className={spoken.spoken}>Theme</legend>
      {themes.map(name => (
        <label key={name} className={styles.option}>
          <input
            type="radio"
            name="theme"
            value={name}
            checked={theme === name}
            onChange={() => setTheme(name)}
          />
          <span>{labels[name]}</span>
        </label>
      ))}
    </fieldset>
  )
}
