import type { CommandLine } from '../../cli/command-line.ts'
import type { Source } from '../../csv/engine/table.ts'
import type { SaveCodec } from '../codec/compile-format.ts'
import type { Definition } from '../definition.ts'
import { findSaves } from '../verify/find-saves.ts'
import type { Output } from '../verify/run-verify.ts'
import { type EvidenceRule, evidenceRules } from './evidence-rules.ts'
import { type EvidenceSave, seriesOf } from './evidence-save.ts'
import { readEvidenceSaves } from './read-series.ts'
import { ruleBytes } from './rule-bytes.ts'
import type { Tally } from './tally.ts'
import { variableTallies } from './variable-tallies.ts'

/** The command line of the check. */
export const evidenceLine: CommandLine = {
  call: 'npm run verify-saves -- --evidence FILES or FOLDERS',
  help: `Checks the rules of data-csv/format/evidence-rules.csv on all save files given, and prints one line per rule: in how
many cases it holds, what it verifies, the fields, and how many bytes of a typical save they have. A folder with the
saves of one game (at least 10 of one version, with both clocks in the same order) is also checked as a series.

Exit code:
  0  every rule that applies to the saves holds in every case
  1  a rule does not hold, or a path could not be read or is not a sound save
  2  wrong arguments; nothing was read`,
  options: { evidence: 'flag' },
  count: [1, Number.POSITIVE_INFINITY],
}

const format = (count: number) => count.toLocaleString('en-US')

function resultLine(text: string, { cases, held, misses }: Tally): string {
  const result = cases === 0 ? 'no cases' : `${format(held)} of ${format(cases)}`
  return [`${result.padStart(20)}  ${text}`, ...misses.map(miss => `${' '.repeat(22)}fails in ${miss}`)].join(
    '\n',
  )
}

function ruleLine(
  definition: Definition,
  { rule, kind, fields, meaning }: EvidenceRule,
  tally: Tally,
): string {
  const bytes = fields.reduce((sum, path) => sum + ruleBytes(definition, path), 0)
  return resultLine(`${rule} (${kind}, ${format(bytes)} bytes): ${meaning}. ${fields.join(' ')}`, tally)
}

function readSaves(
  codec: SaveCodec,
  files: readonly string[],
  { complain }: Output,
): readonly EvidenceSave[] {
  try {
    return readEvidenceSaves(codec, files)
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return []
  }
}

/** Checks all evidence rules on save files. @param paths files or folders @returns the exit code */
export function runEvidence(
  codec: SaveCodec,
  source: Source,
  paths: readonly string[],
  output: Output,
): number {
  const { files, faults } = findSaves(paths)
  for (const fault of faults) output.complain(fault)
  const saves = readSaves(codec, files, output)
  if (saves.length === 0) return 1
  const tallies = evidenceRules(source).map(rule => {
    const tally = rule.check(saves)
    output.print(ruleLine(codec.definition, rule, tally))
    return tally
  })
  for (const { rule, variables, tally } of variableTallies(source, saves)) {
    output.print(resultLine(`script variables, ${rule} (${format(4 * variables)} bytes)`, tally))
    tallies.push(tally)
  }
  const applied = tallies.filter(({ cases }) => cases > 0)
  const holding = applied.filter(({ cases, held }) => held === cases)
  const lengths = seriesOf(saves).map(({ length }) => length)
  const series = lengths.length === 0 ? 'no series' : `series of ${lengths.join(' and ')}`
  output.print(
    `${holding.length} of ${applied.length} rules hold in ${saves.length} saves (${series}); ${tallies.length - applied.length} do not apply`,
  )
  return faults.length === 0 && holding.length === applied.length ? 0 : 1
}
