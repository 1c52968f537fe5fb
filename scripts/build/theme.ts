import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A colour in both themes, each as #rrggbb. */
export interface ThemeColour {
  readonly light: string
  readonly dark: string
}

/**
 * Reads a colour of src/app/theme.css for the browser interface. @param token name without the dashes, e.g.
 * `page` @throws Error if the file does not define it as `--token: light-dark(#rrggbb, #rrggbb)`
 */
export function readThemeColour(root: string, token: string): ThemeColour {
  const file = 'src/app/theme.css'
  const pattern = new RegExp(`^ *--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);$`, 'm')
  const [, light, dark] = pattern.exec(readFileSync(join(root, file), 'utf8')) ?? []
  if (light === undefined || dark === undefined)
    throw new Error(`${file} lacks --${token}: light-dark(#rrggbb, #rrggbb)`)
  return { light, dark }
}
