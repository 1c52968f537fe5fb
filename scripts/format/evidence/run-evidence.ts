import type { CommandLine } from '../../cli/command-line.ts'
import type { Source } from '../../csv/engine/table.ts'
import type { SaveCodec } from '../codec/compile-format.ts'
import { platformNames, type SaveCodecs } from '../codec/platform.ts'
import type { Definition } from '../definition.ts'
import { findSaves } from '../verify/find-saves.ts'
import type { Output } from '../verify/run-verify.ts'
import { type EvidenceRule, evidenceRules, isRuleOf } from './evidence-rules.ts'
import { type EvidenceSave, seriesOf } from './evidence-save.ts'
import { readEvidenceSaves } from './read-series.ts'
import { ruleBytes } from './rule-bytes.ts'
import { noCases, type Tally } from './tally.ts'
import { variableTallies } from './variable-tallies.ts'

/** The command line of the check. */
export const evidenceLine: CommandLine = {
  call: 'npm run verify-saves -- --evidence FILES or FOLDERS',
  help: `Checks the rules of data-csv/format/evidence-rules.csv on all save files given, those of PC and those of phones and
tablets apart, and prints one line per rule: in how many cases it holds, what it verifies, the fields, and how many bytes
of a typical save they have. A folder with the saves of one game (at least 10 of one version, with both clocks in the
same order) is also checked as a series.

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
  codecs: SaveCodecs,
  source: Source,
  files: readonly string[],
  { complain }: Output,
): readonly EvidenceSave[] {
  try {
    return readEvidenceSaves(codecs, source, files)
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return []
  }
}

/** Checks the rules of a platform on its saves. @returns whether all that apply hold */
function checkPlatform(
  { definition }: SaveCodec,
  source: Source,
  saves: readonly EvidenceSave[],
  { print }: Output,
): boolean {
  const { platform } = definition
  const isOwn = isRuleOf(platform)
  const tallies = evidenceRules(source).map(rule => {
    const tally = isOwn(rule) ? rule.check(saves) : noCases
    print(
      isOwn(rule)
        ? ruleLine(definition, rule, tally)
        : resultLine(`${rule.rule}: not for ${platformNames[platform]} saves`, tally),
    )
    return tally
  })
  // variable-shifts.csv gives the variables of mobile, and how many of these rules hold there.
  for (const { rule, variables, tally } of platform === 'pc' ? variableTallies(source, saves) : []) {
    print(resultLine(`script variables, ${rule} (${format(4 * variables)} bytes)`, tally))
    tallies.push(tally)
  }
  const applied = tallies.filter(({ cases }) => cases > 0)
  const holding = applied.filter(({ cases, held }) => held === cases)
  const lengths = seriesOf(saves).map(({ length }) => length)
  const series = lengths.length === 0 ? 'no series' : `series of ${lengths.join(' and ')}`
  print(
    `${holding.length} of ${applied.length} rules hold in ${saves.length} ${platformNames[platform]} saves (${series}); ${tallies.length - applied.length} do not apply`,
  )
  return holding.length === applied.length
}

/**
 * Checks all evidence rules on save files, those of each platform apart. @param paths files or folders
 * @returns the exit code
 */
export function runEvidence(
  codecs: SaveCodecs,
  source: Source,
  paths: readonly string[],
  output: Output,
): number {
  const { files, faults } = findSaves(paths)
  for (const fault of faults) output.complain(fault)
  const saves = readSaves(codecs, source, files, output)
  const results = codecs.flatMap(codec => {
    const own = saves.filter(({ platform }) => platform === codec.definition.platform)
    return own.length === 0 ? [] : [checkPlatform(codec, source, own, output)]
  })
  return faults.length === 0 && results.length > 0 && results.every(holds => holds) ? 0 : 1
}
