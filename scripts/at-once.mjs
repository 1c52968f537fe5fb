// Runs scripts of package.json side by side, where none needs what another makes:
//   node scripts/at-once.mjs <script> <script> ...
// Each is printed as a whole when it ends. The exit code is 1 when any of them fails, and the last line names those.
import { spawn } from 'node:child_process'

/** Runs one script; gives what it printed and whether it went well. */
function run(name) {
  return new Promise(resolve => {
    const child = spawn('npm', ['run', '--silent', name], { shell: process.platform === 'win32' })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += text))
    child.on('error', error => resolve({ name, output: String(error), isGood: false }))
    child.on('close', code => resolve({ name, output, isGood: code === 0 }))
  })
}

const names = process.argv.slice(2)
if (names.length === 0) throw new Error('usage: node scripts/at-once.mjs <script> <script> ...')
const runs = names.map(async name => {
  const result = await run(name)
  process.stdout.write(`${result.isGood ? 'passed' : 'failed'}: ${name}\n${result.output}`)
  return result
})
const failed = (await Promise.all(runs)).filter(({ isGood }) => !isGood)
if (failed.length > 0) console.error(`failed: ${failed.map(({ name }) => name).join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
