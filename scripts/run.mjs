// Runs a TypeScript command on any Node from 20 on, which cannot load .ts files by itself:
//   node scripts/run.mjs scripts/<command>.ts [arguments]
// The command is bundled first, as loading its hundreds of modules one by one takes longer; the bundle is kept and
// made again when one of its modules has another time or size than the bundle was made from.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [node, runner, command, ...commandArguments] = process.argv
if (!command) throw new Error('usage: node scripts/run.mjs scripts/<command>.ts [arguments]')

const file = join('node_modules', '.cache', 'commands', basename(command).replace(/\.ts$/, '.mjs'))
const keptFile = `${file}.json`

/** Libraries of plain code: in the bundle they need not be looked for file by file, which took a tenth of `npm run data`. */
const bundledLibraries = /^(?:fflate|hucre|jsonc-parser|papaparse|yaml)(?:\/|$)/

/** What tells a module that was edited from one that was not. */
function stateOf(path) {
  const { mtimeMs, size } = statSync(path)
  return `${mtimeMs} ${size}`
}

/** Whether the bundle is there and made from the modules as they are now. */
function isFresh() {
  try {
    const kept = JSON.parse(readFileSync(keptFile, 'utf8'))
    return (
      kept.bundle === stateOf(file) &&
      kept.modules.every(({ path, state }) => state === stateOf(path)) &&
      kept.modules.some(({ path }) => path === resolve(command))
    )
  } catch {
    return false
  }
}

/** Writes a file, or ends with a line of the form that all problems have: a full disk is no fault of the code. */
function write(path, text) {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } catch ({ code }) {
    const help = 'allowed: a folder to write to; fix: look at disk and permissions, run again'
    console.error(`${path}:1:1: "" cannot be written (${code}); ${help}\n1 problem`)
    process.exit(1)
  }
}

async function bundleCommand() {
  const { rolldown } = await import('rolldown')
  const started = Date.now()
  const bundle = await rolldown({
    input: command,
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
    external: name => !/^[./]/.test(name) && !/^[A-Z]:/i.test(name) && !bundledLibraries.test(name),
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  write(file, output[0].code)
  const ids = output.flatMap(chunk => ('moduleIds' in chunk ? chunk.moduleIds : []))
  const modules = [runner, ...ids.filter(id => !id.startsWith('\0'))]
  // A module that was saved meanwhile may stand in the bundle as it was before.
  if (modules.some(path => statSync(path).mtimeMs >= started)) return
  const kept = { bundle: stateOf(file), modules: modules.map(path => ({ path, state: stateOf(path) })) }
  write(keptFile, JSON.stringify(kept))
}

// From Node 22.1 on.
module.enableCompileCache?.(join('node_modules', '.cache', 'compiled'))
if (!isFresh()) await bundleCommand()
process.argv = [node, command, ...commandArguments]
await import(pathToFileURL(file).href)
