import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Runs commands one after the other, each as `node FILE ARGUMENTS` would. A form feed ends the output of each, and its exit code
 * follows on standard output, ended by another.
 */
const calls: readonly (readonly [file: string, ...args: string[]])[] = JSON.parse(process.argv[2] ?? '')

for (const [index, [file, ...args]] of calls.entries()) {
  const path = resolve(file)
  process.argv = [process.execPath, path, ...args]
  process.exitCode = 0
  try {
    await import(`${pathToFileURL(path)}?call=${index}`) // an address of its own, so that the module runs again
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
  process.stdout.write(`\f${process.exitCode}\f`)
  process.stderr.write('\f')
}
process.exitCode = 0
