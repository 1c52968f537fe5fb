/** Key of the selected theme in the browser's storage. The value is the CSS `color-scheme`; nothing means system. */
export const themeKey = 'theme'

/** Applies the stored theme; before the first paint, so that the other theme does not flash. */
export function applyTheme(): void {
  try {
    document.documentElement.style.colorScheme = localStorage.getItem(themeKey) ?? ''
  } catch {
    // Without storage the theme is that of the system.
  }
}
