import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Plugin } from 'vite'

function isCommand(name: string, path: string): boolean {
  return path.split(delimiter).some(folder => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/**
 * Whether a browser may be opened from here: on Linux that takes a screen and `xdg-open`, or a command in `BROWSER`.
 * Windows below Linux (WSL) opens the browser of Windows.
 */
export function canOpenBrowser(platform: string, variables: Readonly<NodeJS.ProcessEnv>): boolean {
  const { BROWSER, DISPLAY, WAYLAND_DISPLAY, WSL_DISTRO_NAME, PATH = '' } = variables
  if (platform === 'darwin' || platform === 'win32' || BROWSER || WSL_DISTRO_NAME) return true
  return Boolean(DISPLAY || WAYLAND_DISPLAY) && isCommand('xdg-open', PATH)
}

/** Keeps `vite --open` quiet on machines without a browser, where it would end in a stack trace. */
export function openPlugin(): Plugin {
  return {
    name: 'open-where-possible',
    apply: 'serve',
    configResolved({ server }) {
      if (!canOpenBrowser(process.platform, process.env)) server.open = false
    },
  }
}
