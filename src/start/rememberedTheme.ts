/** Applies the theme that the app has stored (useTheme.ts). Before the first paint: else it would flash the other one. */
export function applyTheme(): void {
  try {
    document.documentElement.style.colorScheme = localStorage.getItem('theme') ?? ''
  } catch {
    // Without storage the theme is that of the system.
  }
}
