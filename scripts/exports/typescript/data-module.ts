import { jsonCell } from '#shared/json-rows.ts'
import { statisticElement } from '#shared/statistic.ts'
import { camelCase, capitalize } from '#shared/text.ts'
import type { AnyTable, Source, TableColumn } from '../../csv/declare.ts'
import { tables } from '../../tables/tables.ts'
import { type ExportModel, headerLines } from '../shared/export-model.ts'
import { docComment } from '../shared/texts.ts'

/** The tables that programs look up, in this order. */
const names = [
  'weapons',
  'weapon-slots',
  'vehicles',
  'vehicle-colours',
  'vehicle-mods',
  'blocks/03-garages',
  'garages',
  'blocks/03-garage-rows',
  'savehouses',
  'save-places',
  'blocks/16-statistics',
  'blocks/06-pickup-types',
  'pickups',
  'radar-icons',
  'checklist',
  'blocks/10-gangs',
  'blocks/20-tags',
  'blocks/24-jumps',
]

/** The tables of doors and zones, in a module of their own: they are as large as half of the others. */
const mapNames = ['locations', 'location-positions', 'map/zones']

function tablesOf(names: readonly string[]): readonly AnyTable[] {
  return names.flatMap(name => tables.filter(table => table.name === name))
}

/** Where the package stores a statistic: `intStats` begins with statistic 120. */
function statisticColumns(id: unknown): object {
  const { list, index } = statisticElement(Number(id))
  return { list: camelCase(list), index }
}

const hasStatistics = ({ name }: AnyTable) => name === 'blocks/16-statistics'

/** The rows of a table as the package has them. */
function packRows(table: AnyTable, source: Source): readonly object[] {
  return table.rows(source).map(row => {
    const cells = Object.fromEntries(
      table.columns.map(({ property, kind }) => [property, jsonCell(row[property], kind.json)]),
    )
    return hasStatistics(table) ? { ...cells, ...statisticColumns(row.id) } : cells
  })
}

/** The lists of named numbers, by the names that the types of the fields give: `Values: weapons`. */
function packLists({ enumerations }: ExportModel): object {
  return Object.fromEntries(
    [...enumerations].map(([name, entries]) => [
      camelCase(name),
      Object.fromEntries(entries.map(entry => [entry.name, entry.value])),
    ]),
  )
}

/** What `data.js` exports, by name. */
export function dataValues(model: ExportModel, source: Source): Readonly<Record<string, object>> {
  return { ...tableValues(names, source), lists: packLists(model) }
}

/** What `map.js` exports, by name. */
export const mapValues = (source: Source) => tableValues(mapNames, source)

function tableValues(tableNames: readonly string[], source: Source): Readonly<Record<string, object>> {
  return Object.fromEntries(tablesOf(tableNames).map(table => [table.constant, packRows(table, source)]))
}

/** The type of a cell, as {@link jsonCell} returns it. */
function jsonType({ json, typeScript, isOptional }: TableColumn['kind']): string {
  if (json === undefined) return typeScript
  const type = { words: 'string', phrases: 'string', numbers: 'number', number: 'number' }[json]
  return json === 'number' ? `${type}${isOptional ? ' | null' : ''}` : `readonly ${type}[]`
}

function rowInterface(table: AnyTable): string {
  const columns = table.columns.map(({ property, description, unit, kind }) => {
    const doc = docComment([unit === null ? `${description}.` : `${description}, in ${unit}.`], '  ')
    return `${doc}  readonly ${property}: ${jsonType(kind)}\n`
  })
  const extra = hasStatistics(table)
    ? `  /** The list of \`save.blocks.statistics\` with its value. */\n  readonly list: 'floatStats' | 'intStats'\n  /** Its index in the list. */\n  readonly index: number\n`
    : ''
  return `${docComment([`${capitalize(table.rowMeaning)}.`])}export interface ${table.rowType} {\n${columns.join('')}${extra}}\n`
}

/** `data.d.ts`: the rows of the tables, and the lists of named numbers. */
export function dataDeclarations(model: ExportModel): string {
  const lists = [...model.enumerations].map(([name, entries]) => {
    const members = entries.map(
      ({ name: member, value, meaning }) =>
        `${docComment([`${meaning}.`], '    ')}    readonly ${member}: ${value}\n`,
    )
    return `  readonly ${camelCase(name)}: {\n${members.join('')}  }\n`
  })
  return [
    docComment(headerLines(model)),
    ...tableDeclarations(names),
    `/** The numbers that fields take, by list and name: a field described with \`Values: weapons\` has one of \`lists.weapons\`. */\nexport const lists: {\n${lists.join('')}}\n`,
  ].join('\n')
}

/** `map.d.ts`: the rows of the tables of doors and zones. */
export function mapDeclarations(model: ExportModel): string {
  return [docComment(headerLines(model)), ...tableDeclarations(mapNames)].join('\n')
}

function tableDeclarations(tableNames: readonly string[]): readonly string[] {
  return tablesOf(tableNames).flatMap(table => [
    rowInterface(table),
    `${docComment([`${table.title}.`])}export const ${table.constant}: readonly ${table.rowType}[]\n`,
  ])
}
