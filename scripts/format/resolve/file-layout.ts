import { checksumBytes } from '#shared/format-path/file.ts'
import { parseHex, toHex } from '#shared/number.ts'
import {
  type Problem,
  problemsIn,
  type RowFault,
  type SoundRow,
  type Source,
  startOf,
} from '../../csv/declare.ts'
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

function rowFault(row: FactRow, platform: Platform): RowFault | null {
  const { name } = row.values
  const { property, value } = cellOf(row, platform)
  if (!isFact(name))
    return {
      property: 'name',
      rule: 'is not a property of the file',
      allowed: Object.keys(facts).join(', '),
      fix: 'correct or remove it',
    }
  const { pattern, allowed } = facts[name]
  if (pattern[platform].test(value)) return null
  return { property, rule: `is not a value of ${name}`, allowed, fix: 'restore the value' }
}

/** What facts should be that do not agree with each other or with other tables. */
function contradicted(file: FileLayout, source: Source, platform: Platform): ReadonlyMap<string, string> {
  const versions = versionsTable.rows(source).filter(row => row.platform === platform)
  const measured = versions.reduce((sum, { files }) => sum + files, 0)
  const end = file.size - checksumBytes
  const checks: readonly (readonly [FactName, boolean, string])[] = [
    ['checksum_offset_hex', file.checksumOffset === end, toHex(end)],
    ['measured_files', file.measuredFiles === measured, `${measured}, the sum over versions.csv`],
  ]
  return new Map(checks.flatMap(([name, holds, right]) => (holds ? [] : [[name, right]])))
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
  const missing = Object.keys(facts).filter(name => !rows.some(({ values }) => values.name === name))
  const problems = [
    ...problemsIn(rows, row => rowFault(row, platform)),
    ...missing.map(name => ({
      ...startOf(fileTable.file),
      columnName: 'header',
      cell: 'name',
      rule: `has no row ${name}, which other rows need`,
      allowed: Object.keys(facts).join(', '),
      fix: 'restore the row',
    })),
  ]
  if (problems.length > 0) return { file, parsedFiles, problems }
  const right = contradicted(file, source, platform)
  const contradictions = problemsIn(rows, row => {
    const allowed = right.get(row.values.name)
    if (allowed === undefined) return null
    return {
      property: cellOf(row, platform).property,
      rule: 'does not agree with the other facts',
      allowed,
      fix: 'correct the value, or what it follows from',
    }
  })
  return { file, parsedFiles, problems: contradictions }
}
