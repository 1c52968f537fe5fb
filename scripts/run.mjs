// Runs a TypeScript command on any Node from 20 on, which cannot load .ts files by itself:
//   node scripts/run.mjs scripts/<command>.ts [arguments]
import { runnerImport } from 'vite'

const [, , command, ...commandArguments] = process.argv
if (!command) throw new Error('usage: node scripts/run.mjs scripts/<command>.ts [arguments]')
process.argv = [process.argv[0], command, ...commandArguments]
await runnerImport(new URL(`../${command}`, import.meta.url).pathname)
