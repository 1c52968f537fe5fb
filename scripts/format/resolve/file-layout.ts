import { checksumBytes } from '#shared/format-path/file.ts'
import { parseHex, toHex } from '#shared/hex.ts'
import { type Problem, problemAt, type SoundRow, type Source, startOf } from '../../csv/declare.ts'
import { fileTable } from '../../tables/format/file.ts'
import { versionsTable } from '../../tables/format/versions.ts'
import type { FileLayout, Platform } from '../definition.ts'

type FactRow = SoundRow<{
  readonly name: string
  readonly value: string
  readonly mobileValue: string | null
}>

const same = (pattern: RegExp) => ({ pc: pattern, mobile: pattern })

const counted = { pattern: same(/^[1-9]\d*$/), allowed: 'a number of files' }

/** Expected form of the facts in file.csv. Constants of the game are checked, so that a typo is found. */
const facts = {
  marker: { pattern: same(/^BLOCK$/), allowed: 'BLOCK, as every save has it' },
  file_size: { pattern: { pc: /^202752$/, mobile: /^195000$/ }, allowed: '202752, on mobile 195000' },
  work_buffer_size: {
    pattern: { pc: /^51200$/, mobile: /^65000$/ },
    allowed: '51200, on mobile 65000, as the padding repeats',
  },
  checksum_offset_hex: { pattern: same(/^[1-9A-F][0-9A-F]{4}$/), allowed: 'five hex digits' },
  measured_files: counted,
  script_files: counted,
  examined_files: counted,
  checklist_files: counted,
  repeating_files: counted,
} as const
type FactName = keyof typeof facts

const isFact = (name: string): name is FactName => Object.hasOwn(facts, name)

/** The column of a platform; a cell of mobile may be empty. */
function cellOf({ values }: FactRow, platform: Platform) {
  const isOwn = platform === 'mobile' && values.mobileValue !== null
  return isOwn
    ? ({ property: 'mobileValue', value: values.mobileValue ?? '' } as const)
    : ({ property: 'value', value: values.value } as const)
}

function rowProblem(row: FactRow, platform: Platform): Problem | null {
  const { name } = row.values
  const { property, value } = cellOf(row, platform)
  if (!isFact(name)) {
    return problemAt(row, 'name', {
      rule: 'is not a property of the file',
      allowed: Object.keys(facts).join(', '),
      fix: 'correct or remove it',
    })
  }
  const { pattern, allowed } = facts[name]
  if (pattern[platform].test(value)) return null
  return problemAt(row, property, { rule: `is not a value of ${name}`, allowed, fix: 'restore the value' })
}

/** Facts that can be derived from each other or from other tables. */
function contradictions(
  file: FileLayout,
  rows: readonly FactRow[],
  source: Source,
  platform: Platform,
): readonly Problem[] {
  const versions = versionsTable.rows(source).filter(row => row.platform === platform)
  const measured = versions.reduce((sum, { files }) => sum + files, 0)
  const checks: readonly (readonly [FactName, boolean, string])[] = [
    [
      'checksum_offset_hex',
      file.checksumOffset === file.size - checksumBytes,
      toHex(file.size - checksumBytes),
    ],
    ['measured_files', file.measuredFiles === measured, `${measured}, the sum over versions.csv`],
  ]
  return checks.flatMap(([name, holds, allowed]) =>
    rows
      .filter(row => !holds && row.values.name === name)
      .map(row => {
        return problemAt(row, cellOf(row, platform).property, {
          rule: 'does not agree with the other facts',
          allowed,
          fix: 'correct the value, or what it follows from',
        })
      }),
  )
}

/**
 * The facts of file.csv, and a problem for each missing, unknown, unreadable or contradictory one. The parsed files are
 * those measured, or on mobile those examined, as the observed sizes include a save that was not measured.
 */
export function toFileLayout(
  source: Source,
  platform: Platform,
): { file: FileLayout; parsedFiles: number; problems: readonly Problem[] } {
  const rows = fileTable.read(source).soundRows
  const fact = (name: FactName) => {
    const row = rows.find(({ values }) => values.name === name)
    return row === undefined ? '' : cellOf(row, platform).value // reported below
  }
  const file = {
    marker: fact('marker'),
    size: Number(fact('file_size')),
    growsBy: platform === 'mobile' ? Number(fact('work_buffer_size')) : 0,
    workBufferSize: Number(fact('work_buffer_size')),
    checksumOffset: parseHex(fact('checksum_offset_hex')),
    measuredFiles: Number(fact('measured_files')),
  }
  const parsedFiles = Math.max(file.measuredFiles, Number(fact('examined_files')))
  const wrong = rows.map(row => rowProblem(row, platform)).filter(problem => problem !== null)
  const lacking = Object.keys(facts).filter(name => !rows.some(({ values }) => values.name === name))
  const allowed = Object.keys(facts).join(', ')
  const missing = lacking.map(name => ({
    ...startOf(fileTable.file),
    columnName: 'header',
    cell: 'name',
    rule: `has no row ${name}, which other rows need`,
    allowed,
    fix: 'restore the row',
  }))
  const problems = [...wrong, ...missing]
  return {
    file,
    parsedFiles,
    problems: problems.length > 0 ? problems : contradictions(file, rows, source, platform),
  }
}
