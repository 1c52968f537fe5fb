import { countGrammar } from '#shared/count.ts'
import { legends, roles } from '#shared/field-types.ts'
import {
  choice,
  column,
  defineTable,
  hex,
  inJson,
  integer,
  optional,
  type Problem,
  problemsIn,
  type Source,
  type TableRows,
  text,
} from '../../csv/declare.ts'
import {
  evidence,
  identifier,
  mobileEvidence,
  platform,
  positions,
  range,
  values,
} from '../shared/format-columns.ts'
import { versionsTable } from './versions.ts'

interface FieldRow {
  readonly block: string | null
  readonly name: string
  readonly count: string | null
  readonly role: (typeof roles)[number]
  readonly meaning: string
  readonly versions: string | null
}

/** The roles that the name of a field shows. */
const namedRoles = [
  { role: 'filler', isNamed: (name: string) => name.startsWith('filler_') },
  { role: 'unwritten', isNamed: (name: string) => name.startsWith('unwritten_') },
  { role: 'address', isNamed: (name: string) => /_address(es)?$/.test(name) },
] as const

/** The role of a field fits its name, its meaning and the lists it counts. */
function rolesFit({ problems, soundRows: rows }: TableRows<FieldRow>): readonly Problem[] {
  if (problems.length > 0) return []
  const counted = new Set(
    rows.flatMap(({ values: { block, count } }) =>
      (count?.match(/[a-z_]+/g) ?? []).map(name => `${block} ${name}`),
    ),
  )
  return problemsIn(rows, ({ values: { block, name, role, meaning } }) => {
    const named = namedRoles.find(({ isNamed }) => isNamed(name))?.role
    const isUnnamed = namedRoles.some(one => one.role === role) && named !== role
    const isCount = counted.has(`${block} ${name}`)
    const isStrangeCount = role === 'count' && !isCount && !/(^|_)(size|count)$/.test(name)
    const wanted = named ?? (isCount ? 'count' : meaning?.includes('not used on load') ? 'ignored' : null)
    if ((wanted === null || wanted === role) && !isUnnamed && !isStrangeCount) return null
    return {
      property: 'role',
      rule: `does not fit the field ${name}`,
      allowed: wanted ?? 'data, or a role that the name shows',
      fix: 'correct the role or the name',
    }
  })
}

/** What differs between versions names a known version, an edition, map data or another field. */
function versionsAreKnown({ soundRows }: TableRows<FieldRow>, source: Source): readonly Problem[] {
  const meanings = versionsTable.rows(source).map(({ meaning }) => meaning)
  const fields = new Set<string>(soundRows.map(({ values }) => values.name))
  const isKnown = (version: string) => meanings.some(meaning => meaning.includes(version))
  return problemsIn(soundRows, ({ values: { versions: text } }) => {
    if (text === null) return null
    const versions = text.match(/\b\d\.\d\d\b/g) ?? []
    const hasName = /\b(edition|map data)\b/.test(text) || text.split(/[ ,;]+/).some(word => fields.has(word))
    const strange = versions.find(version => !isKnown(version))
    if (strange === undefined && (versions.length > 0 || hasName)) return null
    return {
      property: 'versions',
      rule: strange === undefined ? 'names no version' : `names version ${strange}, which is not known`,
      allowed: 'a version of data-csv/format/versions.csv, an edition, map data, or the name of a field',
      fix: 'name the version, or add it to that file',
    }
  })
}

export const fieldsTable = defineTable(
  {
    file: 'format/fields.csv',
    title: 'Fields of the save format',
    rowMeaning: 'one field of a struct, in file order',
    hasModule: false,
    sources: [
      'gta-reversed',
      'saves',
      'older-docs',
      'mobile-saves',
      'mobile-docs',
      'mobile-sdk',
      'mobile-code',
    ],
    columns: {
      block: column(
        'Block',
        optional(text({ pattern: /^\d\d$/, example: '09' })),
        'Block that uses the struct, empty when several do',
      ),
      struct: column('Struct', identifier, 'Struct the field belongs to'),
      platform,
      offset_hex: column(
        'Offset',
        hex(4),
        'Offset in the struct (on PC if the field is on both platforms); add the sizes of earlier fields with a variable count',
      ),
      size: column('Size', optional(integer({ min: 1 })), 'Size, empty if it depends on a count', 'bytes'),
      type: column(
        'Type',
        identifier,
        'u8 i8 b8 u16 i16 u32 i32 f32 (little-endian), char or gxt text, raw bytes, or the name of a struct',
      ),
      count: column(
        'Count',
        optional(inJson('number', text(countGrammar))),
        'Number of elements, or bytes of a text: a number, an earlier field, up to an end mark, or a number if an earlier field is in a range',
      ),
      name: column('Name', identifier, 'Name, unique in the struct'),
      legend: column('Legend', choice(...legends), 'Colour in the byte grid'),
      meaning: column('Meaning', text({ maxLength: 160 }), 'Meaning'),
      range,
      values,
      positions,
      role: column(
        'Role',
        choice(...roles),
        'data, count or length, alignment padding (filler), never written, stale pointer (address), or ignored on load',
      ),
      evidence,
      mobile_evidence: mobileEvidence,
      versions: column('Versions', optional(text()), 'What differs between the versions of the game'),
    },
  },
  [rolesFit],
  [versionsAreKnown],
)
