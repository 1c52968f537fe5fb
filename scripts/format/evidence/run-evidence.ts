import { groupBy } from '#shared/collections.ts'
import { isForPlatform } from '#shared/format-types.ts'
import { formatNumber } from '#shared/number.ts'
import { variableBytes } from '#shared/script-variable.ts'
import type { CommandLine, Output } from '../../cli/command-line.ts'
import type { Source } from '../../csv/declare.ts'
import { type ResolvedVariable, resolveVariables } from '../../tables/shared/script-variables.ts'
import { platformNames } from '../codec/decode-save.ts'
import type { Definition } from '../definition.ts'
import type { SaveInput } from '../verify/find-saves.ts'
import { type Tally, tallyOf } from './cases.ts'
import { type EvidenceSave, isUnmodified, seriesOf } from './evidence-save.ts'
import { bytesText, fieldRules, type Rule } from './field-rules.ts'
import { missionRules } from './mission-rules.ts'
import { readEvidenceSaves } from './read-saves.ts'
import { meaningTest, typeTest, usageTest, type VariableTest, valueTest } from './variable-tests.ts'

/** The tests of what the row of a variable calls verified. */
function testsOf(variable: ResolvedVariable, source: Source): readonly VariableTest[] {
  const tests = {
    value: [valueTest],
    meaning: [meaningTest],
    use: [typeTest, usageTest],
    type: [typeTest],
  }
  const { verified } = variable.row
  return verified === null ? [] : tests[verified].flatMap(test => test(variable, source) ?? [])
}

/** The rules that every variable passes by what its row calls verified. */
export function variableRules(source: Source): readonly Rule[] {
  const tests = resolveVariables(source).flatMap(variable => testsOf(variable, source))
  return Array.from(
    groupBy(tests, ({ rule }) => rule),
    ([rule, own]) => ({
      rule,
      platform: 'pc',
      describe: () => `script variables, ${rule} (${bytesText(variableBytes * own.length)})`,
      *cases(saves) {
        const ofGame = saves.filter(isUnmodified)
        for (const { cases } of own) yield* cases(ofGame)
      },
    }),
  )
}

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

/** The rules to print for saves of a platform; those of the other platform are printed as not for these saves. */
function rulesFor({ platform }: Definition, source: Source, saves: readonly EvidenceSave[]): readonly Rule[] {
  // Mobile saves number the variables differently; variable-shifts.csv gives how many of these rules hold there.
  const hasVariables = platform === 'pc' && saves.some(isUnmodified)
  return [...fieldRules(source), ...(hasVariables ? [...variableRules(source), ...missionRules(source)] : [])]
}

/** Width of the result before each rule. */
const resultWidth = 20

/** A rule with its result, and the cases in which it fails. @param text describes the rule */
function ruleLines(text: string, { cases, held, misses }: Tally): string {
  const result = cases === 0 ? 'no cases' : `${formatNumber(held)} of ${formatNumber(cases)}`
  const indent = ' '.repeat(resultWidth + 2)
  return [
    `${result.padStart(resultWidth)}  ${text}`,
    ...misses.map(miss => `${indent}fails in ${miss}`),
  ].join('\n')
}

/** Checks the rules of a platform on its saves. @returns whether all that apply hold */
function checkPlatform(
  definition: Definition,
  source: Source,
  saves: readonly EvidenceSave[],
  { print }: Output,
): boolean {
  const name = platformNames[definition.platform]
  const tallies = rulesFor(definition, source, saves).map(({ rule, platform, describe, cases }) => {
    const isOwn = isForPlatform(definition.platform)({ platform })
    const tally = tallyOf(isOwn ? cases(saves) : [])
    print(ruleLines(isOwn ? describe(definition) : `${rule}: not for ${name} saves`, tally))
    return tally
  })
  const applied = tallies.filter(({ cases }) => cases > 0)
  const holding = applied.filter(({ cases, held }) => held === cases)
  const lengths = seriesOf(saves).map(({ length }) => length)
  const series = lengths.length === 0 ? 'no series' : `series of ${lengths.join(' and ')}`
  print(
    `${holding.length} of ${applied.length} rules hold in ${saves.length} ${name} saves (${series}); ${tallies.length - applied.length} do not apply`,
  )
  return holding.length === applied.length
}

/**
 * Checks all evidence rules on save files, those of each platform apart. @param paths files or folders
 * @returns the exit code
 */
export function runEvidence(source: Source, paths: readonly string[], context: SaveInput & Output): number {
  const { saves, faults } = readEvidenceSaves(context, source, paths)
  const results = context.codecs.flatMap(({ definition }) => {
    const own = saves.filter(({ platform }) => platform === definition.platform)
    return own.length === 0 ? [] : [checkPlatform(definition, source, own, context)]
  })
  return faults === 0 && results.length > 0 && results.every(holds => holds) ? 0 : 1
}
