// npm run verify-saves -- FILES or FOLDERS [--json] [--strict]: checks whether save files are valid;
// with --evidence: checks the rules that verify what the fields mean.
import { readInput } from './cli/read-input.ts'
import { runCommand } from './cli/run-command.ts'
import { csvSource } from './csv/csv-file.ts'
import { evidenceLine, runEvidence } from './format/evidence/run-evidence.ts'
import { repositoryCodecs } from './format/repository-codec.ts'
import { verifyLine, verifyPaths } from './format/verify/run-verify.ts'

const root = process.cwd()
// npm runs in the root of the repository; paths are relative to where it was called.
if (process.env.INIT_CWD !== undefined) process.chdir(process.env.INIT_CWD)
const output = {
  readInput,
  print: (text: string) => process.stdout.write(`${text}\n`),
  complain: (text: string) => process.stderr.write(`${text}\n`),
}
if (process.argv.includes('--evidence')) {
  await runCommand(evidenceLine, ({ others }) => {
    process.exitCode = runEvidence(csvSource(root), others, { ...output, codecs: repositoryCodecs(root) })
  })
} else {
  const call = 'npm run verify-saves -- FILES or FOLDERS [--json] [--strict], or --evidence FILES or FOLDERS'
  await runCommand(verifyLine(call), parsed => {
    process.exitCode = verifyPaths(parsed, { ...output, codecs: repositoryCodecs(root) })
  })
}
