// npm run verify-saves -- FILES or FOLDERS [--json] [--strict]: checks whether save files are valid.
import { repositoryCodec } from './format/repository-codec.ts'
import { runVerify } from './format/verify/run-verify.ts'

const codec = repositoryCodec(process.cwd())
// npm runs in the root of the repository; paths are relative to where it was called.
if (process.env.INIT_CWD !== undefined) process.chdir(process.env.INIT_CWD)
// The program that reads a pipe may close it early, as `head` does.
process.stdout.on('error', () => process.exit())
const print = (text: string) => process.stdout.write(`${text}\n`)
const complain = (text: string) => process.stderr.write(`${text}\n`)
process.exitCode = runVerify(codec, process.argv.slice(2), { print, complain })
