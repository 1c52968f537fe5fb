import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { relyingOn } from '../../csv/engine/cross/relying-on.ts'
import { type AnyTable, problemAt } from '../../csv/engine/table.ts'
import { nearest } from '../../csv/nearest.ts'
import { blocksTable } from '../format/blocks.ts'
import { correctionsTable } from '../format/corrections.ts'
import { fieldsTable } from '../format/fields.ts'
import { leftoversTable } from '../format/leftovers.ts'
import { unknownsTable } from '../format/unknowns.ts'
import { versionsTable } from '../format/versions.ts'
import { pages } from '../pages.ts'

/** `tags` for the table blocks/20-tags. */
const shortName = ({ name }: AnyTable) => name.replace(/^.*\//, '').replace(/^\d\d-/, '')

/** Remarks about the format belong to a block, a page, a table, or the file as a whole. */
export const remarkPages = (tables: readonly AnyTable[]): CrossCheck =>
  relyingOn([blocksTable, leftoversTable, pages], source => {
    const blocks = [...blocksTable.rows(source), ...leftoversTable.rows(source)].map(({ block }) => block)
    const routes = pages.rows(source).map(({ path }) => path.slice(1))
    const known = new Set<string>(['file', ...blocks, ...routes, ...tables.map(shortName)])
    return [correctionsTable, unknownsTable].flatMap(table =>
      table.read(source).soundRows.flatMap(row => {
        const { page } = row.values
        if (known.has(page)) return []
        const fix = `write ${nearest(page, known) ?? 'the number of a block'}`
        const allowed = 'file, the number of a block, or the name of a page or table'
        return [problemAt(row, 'page', { rule: 'is not a page', allowed, fix })]
      }),
    )
  })

const grouped = (size: number) => size.toLocaleString('en-GB')

/** Observed sizes include the size in a typical save, on both platforms; a copy of a whole block has the size of that block. */
export const observedSizes: CrossCheck = relyingOn([blocksTable], source => {
  const sizes = new Map(blocksTable.rows(source).map(({ block, typicalSize }) => [block, typicalSize]))
  const missing = (seen: string, size: number) =>
    !(seen.match(/\d+(?:,\d{3})*/g) ?? []).some(told => Number(told.replaceAll(',', '')) === size)
  const fault = (block: string, size: number) => ({
    rule: `does not list ${grouped(size)}, the size of block ${block} in a typical save`,
    allowed: `text with ${grouped(size)}`,
    fix: 'correct the sizes, or typical_size in data-csv/format/blocks.csv',
  })
  return [
    ...blocksTable.read(source).soundRows.flatMap(row => {
      const { block, platform, sizesSeen, typicalSize, mobileSizesSeen, mobileTypicalSize } = row.values
      const mobileSize = mobileTypicalSize ?? typicalSize
      const isFaulty = platform !== 'mobile' && missing(sizesSeen, typicalSize)
      return [
        ...(isFaulty ? [problemAt(row, 'sizesSeen', fault(block, typicalSize))] : []),
        ...(missing(mobileSizesSeen, mobileSize)
          ? [problemAt(row, 'mobileSizesSeen', fault(block, mobileSize))]
          : []),
      ]
    }),
    ...leftoversTable.read(source).soundRows.flatMap(row => {
      const { copyOf, sizesSeen } = row.values
      const size = sizes.get(copyOf)
      const isRange = sizesSeen.includes(' to ') // the last copy is cut by the end of the file
      if (size === undefined || isRange || !missing(sizesSeen, size)) return []
      return [problemAt(row, 'sizesSeen', fault(copyOf, size))]
    }),
  ]
})

/** What differs between versions names a known version, an edition, map data or another field. */
export const fieldVersions: CrossCheck = relyingOn([versionsTable], source => {
  const meanings = versionsTable.rows(source).map(({ meaning }) => meaning)
  const fields = new Set<string>(fieldsTable.rows(source).map(({ name }) => name))
  const isKnown = (version: string) => meanings.some(meaning => meaning.includes(version))
  return fieldsTable.read(source).soundRows.flatMap(row => {
    const text = row.values.versions
    if (text === null) return []
    const versions = text.match(/\b\d\.\d\d\b/g) ?? []
    const hasName = /\b(edition|map data)\b/.test(text) || text.split(/[ ,;]+/).some(word => fields.has(word))
    const strange = versions.find(version => !isKnown(version))
    if (strange === undefined && (versions.length > 0 || hasName)) return []
    return [
      problemAt(row, 'versions', {
        rule: strange === undefined ? 'names no version' : `names version ${strange}, which is not known`,
        allowed: 'a version of data-csv/format/versions.csv, an edition, map data, or the name of a field',
        fix: 'name the version, or add it to that file',
      }),
    ]
  })
})

/** The roles that the name of a field shows. */
const namedRoles = [
  { role: 'filler', isNamed: (name: string) => name.startsWith('filler_') },
  { role: 'unwritten', isNamed: (name: string) => name.startsWith('unwritten_') },
  { role: 'address', isNamed: (name: string) => /_address(es)?$/.test(name) },
] as const

/** The role of a field fits its name, its meaning and the lists it counts. */
export const fieldRoles: CrossCheck = relyingOn([fieldsTable], source => {
  const rows = fieldsTable.read(source).soundRows
  const counted = new Set(
    rows.flatMap(({ values: { block, count } }) =>
      (count?.match(/[a-z_]+/g) ?? []).map(name => `${block} ${name}`),
    ),
  )
  return rows.flatMap(row => {
    const { block, name, role, meaning } = row.values
    const named = namedRoles.find(({ isNamed }) => isNamed(name))?.role
    const isUnnamed = namedRoles.some(one => one.role === role) && named !== role
    const isCount = counted.has(`${block} ${name}`)
    const isStrangeCount = role === 'count' && !isCount && !/(^|_)(size|count)$/.test(name)
    const wanted = named ?? (isCount ? 'count' : meaning?.includes('not used on load') ? 'ignored' : null)
    if ((wanted === null || wanted === role) && !isUnnamed && !isStrangeCount) return []
    const rule = `does not fit the field ${name}`
    const allowed = wanted ?? 'data, or a role that the name shows'
    return [problemAt(row, 'role', { rule, allowed, fix: 'correct the role or the name' })]
  })
})
