/** Under which the browser keeps the theme that the reader has chosen. */
export const themeKey = 'theme'

/** Applies the theme that the app has stored. Before the first paint: else it would flash the other one. */
export function applyTheme(): void {
  try {
    document.documentElement.style.colorScheme = localStorage.getItem(themeKey) ?? ''
  } catch {
    // Without storage the theme is that of the system.
  }
}
