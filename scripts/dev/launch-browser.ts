import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { CommandError } from '../cli/command-error.ts'

const linuxPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
]

/** Flags that disable background network requests, so that nothing depends on a network. */
const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

/**
 * Without fonts every text has height 0. The package expects its fonts in a fixed folder, so point it to the real one. The file
 * is replaced as a whole: a browser that another process starts meanwhile would read half a file, and use other fonts.
 */
function nameFonts(folder: string) {
  const file = join(folder, 'fonts.conf')
  const folders = [join(folder, 'fonts'), '/usr/share/fonts'].map(path => `<dir>${path}</dir>`).join('')
  const cache = `<cachedir>${join(folder, 'font-cache')}</cachedir>`
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `<?xml version="1.0"?><fontconfig>${folders}${cache}</fontconfig>`)
  renameSync(draft, file)
  process.env.FONTCONFIG_FILE = file
}

/** Unpacks the headless browser of an npm package: for tests on Linux, and for machines without another browser. */
async function unpackBrowser(): Promise<string> {
  // The package unpacks libraries that minimal systems lack only if this names a Lambda runtime.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  // It unpacks into the temporary folder and uses whatever is there, so give it a folder of its own.
  const previousFolder = process.env.TMPDIR
  const folder = resolve('node_modules/.cache/packed-browser-147')
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  const { default: packed } = await import('@sparticuz/chromium')
  const path = await packed.executablePath()
  nameFonts(folder)
  if (previousFolder === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = previousFolder
  return path
}

let unpacked: Promise<string> | null = null

/** Unpacked once: of two launches at a time, the second would restore the folder of the first as the temporary one. */
function packedBrowser(): Promise<string> {
  unpacked ??= unpackBrowser()
  return unpacked
}

/**
 * `lean`: headless, opens a page in a quarter of the time and renders it in half; for many short visits.
 * `whole`: a regular browser; for timings.
 */
type Build = 'lean' | 'whole'

/** Browser candidates, best first; CHROME_PATH takes precedence. */
function candidates(build: Build): readonly (() => LaunchOptions | Promise<LaunchOptions>)[] {
  const known = [process.env.CHROME_PATH ?? '', ...linuxPaths].filter(existsSync)
  const installed: readonly LaunchOptions[] = [
    ...known.map(executablePath => ({ executablePath })),
    ...['chrome', 'msedge'].map(channel => ({ channel })),
  ]
  const ways = installed.map(options => () => options)
  if (process.platform !== 'linux' || process.arch !== 'x64') return ways
  const packed = async () => ({ executablePath: await packedBrowser() })
  const isPackedFirst = build === 'lean' && !process.env.CHROME_PATH
  return isPackedFirst ? [packed, ...ways] : [...ways, packed]
}

/**
 * Starts Chromium. @param build preferred kind if both exist @param extraArgs additional command line flags
 * @throws if no browser is found; the message explains how to name one and why each attempt failed
 */
export async function launchBrowser(build: Build, extraArgs: readonly string[] = []): Promise<Browser> {
  const args = [...quietArgs, ...extraArgs]
  const failures: string[] = []
  for (const candidate of candidates(build)) {
    try {
      return await chromium.launch({ ...(await candidate()), args, headless: true })
    } catch (error) {
      failures.push(String(error).replace(/\n.*/s, ''))
    }
  }
  throw new CommandError(
    `No browser found. Install Chromium or Chrome, or name one in CHROME_PATH.\n${failures.join('\n')}`,
  )
}
