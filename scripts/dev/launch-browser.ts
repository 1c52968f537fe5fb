import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

const linuxPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
]

/** The flags keep Chromium from calling home: what runs here must not depend on a network. */
const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

/** Without a font every text is of height 0. The package looks for its own ones in a fixed folder: name the real one. */
function nameFonts(folder: string) {
  const file = join(folder, 'fonts.conf')
  const folders = [join(folder, 'fonts'), '/usr/share/fonts'].map(path => `<dir>${path}</dir>`).join('')
  const cache = `<cachedir>${join(folder, 'font-cache')}</cachedir>`
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${folders}${cache}</fontconfig>`)
  process.env.FONTCONFIG_FILE = file
}

/** The browser inside an npm package, which has no windows: for tests on Linux, and for machines that have no other. */
async function packedBrowser(): Promise<string> {
  // Without this name of a Lambda runtime the package does not unpack the libraries that a bare system lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  // It unpacks into the folder for temporary files and takes whatever lies there: give it one of its own.
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

/**
 * `lean`: one without windows, which opens a page in a quarter of the time and draws it in half: for many short visits.
 * `whole`: the one that readers have: for timings.
 */
type Build = 'lean' | 'whole'

/** The ways to a browser, best first; the one named in CHROME_PATH goes before all. */
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
 * Starts a Chromium.
 * @param build which kind is taken where there are both
 * @param extraArgs more flags of its command line
 * @throws when no browser is found; the message says how to name one and why each try failed
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
  throw new Error(
    `No browser found. Install Chromium or Chrome, or name one in CHROME_PATH.\n${failures.join('\n')}`,
  )
}
