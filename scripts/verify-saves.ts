// npm run verify-saves -- FILES or FOLDERS [--json] [--strict]: checks whether save files are valid;
// with --evidence: checks the rules that verify what the fields mean.
import { runCommand } from './cli/run-command.ts'
import { csvSource } from './csv/csv-source.ts'
import { evidenceLine, runEvidence } from './format/evidence/run-evidence.ts'
import { repositoryCodecs } from './format/repository-codec.ts'
import { runVerify } from './format/verify/run-verify.ts'

const root = process.cwd()
const codecs = repositoryCodecs(root)
// npm runs in the root of the repository; paths are relative to where it was called.
if (process.env.INIT_CWD !== undefined) process.chdir(process.env.INIT_CWD)
// The program that reads a pipe may close it early, as `head` does.
process.stdout.on('error', () => process.exit())
const print = (text: string) => process.stdout.write(`${text}\n`)
const complain = (text: string) => process.stderr.write(`${text}\n`)
const args = process.argv.slice(2)
if (args.includes('--evidence')) {
  await runCommand(evidenceLine, ({ others }) => {
    process.exitCode = runEvidence(codecs, csvSource(root), others, { print, complain })
  })
} else process.exitCode = runVerify(codecs, args, { print, complain })
