import { createHash } from 'node:crypto'
import { hexBytes } from '#shared/number.ts'
import type { Site } from '../../build/site.ts'
import type { Source } from '../../csv/declare.ts'
import { type Definition, type EnumerationEntry, elementsOf, variableField } from '../../format/definition.ts'
import { formatTables } from '../../tables/tables.ts'
import { layoutsIn } from './layouts.ts'

const namingTables = [
  'pickups',
  'radar-icons',
  'variable-arrays',
  'variables',
  'vehicle-mods',
  'vehicles',
  'weapons',
]

/**
 * Identifies a state of the data. @returns the first 16 hex digits of the SHA-256 over the cells of
 * data-csv/format and of the tables that name numbers; independent of line ends, delimiters and byte-order
 * marks
 */
export function dataHash(source: Source): string {
  const files = [
    ...formatTables.map(({ file }) => file).sort(),
    ...namingTables.map(name => `data-csv/${name}.csv`),
  ]
  const hash = createHash('sha256')
  for (const file of files) {
    const rows = source.csv(file).rows.map(({ cells }) => cells)
    hash.update(`${file}\n${JSON.stringify(rows)}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Input of all exports. */
export interface ExportModel {
  readonly definition: Definition
  readonly site: Site
  /** First 16 hex digits of the SHA-256 of the source data. */
  readonly dataHash: string
  /** Enumerations of the format, and tables of the reference that name numbers (`weapons`, `vehicles` …). */
  readonly enumerations: ReadonlyMap<string, readonly EnumerationEntry[]>
  /** The game's own names of those numbers, by table. */
  readonly originals: ReadonlyMap<string, ReadonlyMap<number, string>>
  /** Members of the outline that people edit, by `memberKey`. */
  readonly edited: ReadonlySet<string>
  /** Links to the sources of the fields. */
  readonly references: readonly string[]
}

/** Name of the format in the headers of all exports. */
export function formatTitle({ definition }: Pick<ExportModel, 'definition'>): string {
  const edition = definition.platform === 'pc' ? 'PC' : 'phones and tablets'
  return `Save file of Grand Theft Auto: San Andreas for ${edition}`
}

/** Name of the files of a platform, without their ending. */
export function exportName({ platform }: Pick<Definition, 'platform'>): string {
  return platform === 'pc' ? 'gtasa-save' : `gtasa-save-${platform}`
}

/**
 * Offset of the checksum as an expression. Bytes that follow a save are not part of it, where its size shows how long it is.
 * @param length the length of the file, in the language
 */
export function checksumOffsetText({ file }: Definition, length: string): string {
  const { size, growsBy, checksumOffset } = file
  if (growsBy === 0) return String(checksumOffset)
  return `${length} - (${length} - ${size}) % ${growsBy} - ${size - checksumOffset}`
}

/** The bytes of the marker, with which a save starts. */
export const markerHex = ({ file }: Definition): string => hexBytes(new TextEncoder().encode(file.marker))

/** Which structs other saves of the same version id lay out differently. */
const layoutLines = (definition: Definition): readonly string[] =>
  layoutsIn(definition).map(({ later, earlier, test }) => {
    const sign = `${test.field} (${test.value} in every known save)`
    return `Layouts of ${later}: ${earlier} is that of earlier builds, under the same version id; ${sign} shows which a save has.`
  })

/** Which script variables are named here, and where the rest is. */
function variableLines(definition: Definition): readonly string[] {
  if (definition.platform === 'mobile')
    return [
      'Script variables: without names, as the game script differs from that of PC.',
      'Fields without a description, and the names of numbers: see the file for PC.',
    ]
  const named = elementsOf(variableField(definition))
  const arrays = named.filter(({ count }) => count !== null).length
  const singles = named.length - arrays
  return [
    `Script variables: all ${singles} names of single variables and all ${arrays} arrays. Omitted: names that only`,
    'number the elements of an array (name_0, name_1 ...), and most meanings; see data/variables.csv.',
  ]
}

/** Header lines of each export, the same everywhere and without a date, so that builds are reproducible. */
export function headerLines(model: ExportModel): readonly string[] {
  const { site, dataHash, definition } = model
  return [
    formatTitle(model),
    `From: ${site.title} ${site.version}, ${site.homepage}`,
    `Source: ${site.repository}`,
    `Licence: ${site.license}`,
    `Data: ${dataHash} (SHA-256 of the tables, shortened)`,
    `Verified on ${definition.file.measuredFiles} saves: each parses exactly from marker to marker.`,
    ...layoutLines(definition),
    ...variableLines(definition),
  ]
}
