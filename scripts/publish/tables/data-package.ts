import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { type OutputFile, outputFile } from '../../build/output-file.ts'
import type { Site } from '../../build/site.ts'
import type { AnyTable, KindName, Source, TableColumn, TableInfo } from '../../csv/declare.ts'
import { sourcesOf } from '../../tables/shared/named-sources.ts'

const types: Readonly<Record<KindName, string>> = {
  integer: 'integer',
  float: 'number',
  hex: 'string',
  text: 'string',
  choice: 'string',
  boolean: 'boolean',
  colour: 'string',
}

const yesAndNo = { trueValues: ['yes'], falseValues: ['no'] }

function schemaField(column: TableColumn) {
  const { name, label, description, unit, kind } = column
  const constraints = {
    ...(!kind.isOptional && { required: true }),
    ...(kind.choices !== null && { enum: kind.choices }),
    ...kind.constraints,
  }
  return {
    name,
    type: types[kind.name],
    title: label,
    description,
    ...(unit !== null && { unit }),
    ...(kind.name === 'boolean' && yesAndNo),
    ...(Object.keys(constraints).length > 0 && { constraints }),
  }
}

/** Name of a table among the resources of a package. */
const resourceName = ({ name }: TableInfo): string => name.replaceAll('/', '-')

const columnOf = ({ columns }: TableInfo, property: string) =>
  columns.find(column => column.property === property)

const columnName = (table: TableInfo, property: string): string => {
  const column = columnOf(table, property)
  if (column === undefined) throw new Error(`${table.name} has no property ${property}`)
  return column.name
}

/** The first key of a table without empty cells; columns in key order. */
function primaryKey(table: TableInfo): readonly string[] | undefined {
  const isFilled = (property: string) => {
    const column = columnOf(table, property)
    return column !== undefined && !column.kind.isOptional
  }
  return table.keys.find(key => key.every(isFilled))?.map(property => columnName(table, property))
}

/**
 * Describes the CSV file of a table as a Table Schema (https://specs.frictionlessdata.io/table-schema/).
 * `unit` is our extension. A reference with known exceptions is not a foreign key there.
 */
function tableSchema(table: AnyTable, tables: readonly AnyTable[]) {
  const key = primaryKey(table)
  const references = tables.flatMap(({ foreignKeys }) => foreignKeys)
  const keys = table.columns.flatMap(({ property }) =>
    references
      .filter(({ from, property: own, isWhole }) => from === table.name && own === property && isWhole)
      .flatMap(({ to, key }) => {
        const target = tables.find(({ name }) => name === to)
        // Columns that are unique by themselves.
        if (!target?.keys.some(([first, ...more]) => first === key && more.length === 0)) return []
        return {
          fields: columnName(table, property),
          reference: {
            // The standard uses an empty string for the table itself.
            resource: target === table ? '' : resourceName(target),
            fields: columnName(target, key),
          },
        }
      }),
  )
  return {
    fields: table.columns.map(schemaField),
    ...(key && { primaryKey: key }),
    ...(keys.length > 0 && { foreignKeys: keys }),
    missingValues: [''],
  }
}

/** File name required by the Data Package standard. */
const descriptorFile = 'datapackage.json'

function resource(
  table: AnyTable,
  { path, content }: OutputFile,
  source: Source,
  tables: readonly AnyTable[],
) {
  return {
    profile: 'tabular-data-resource',
    name: resourceName(table),
    path,
    title: table.title,
    description: `Each row is ${table.rowMeaning}.`,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    bytes: Buffer.byteLength(content),
    hash: `sha256:${createHash('sha256').update(content).digest('hex')}`,
    sources: sourcesOf(table, source),
    schema: tableSchema(table, tables),
  }
}

/** A table as the descriptor gives it. */
export type Resource = ReturnType<typeof resource>

/**
 * `datapackage.json`: all tables as a Tabular Data Package (https://specs.frictionlessdata.io/tabular-data-package/), with
 * the meaning, type, unit and keys of every column. Its paths are valid below data/ and in the archive.
 * @param downloads includes the CSV file of each table
 * @throws Error if a table has no CSV file
 */
export function dataPackage(
  site: Site,
  tables: readonly AnyTable[],
  source: Source,
  downloads: readonly OutputFile[],
): OutputFile {
  return outputFile(descriptorFile, () => {
    const { title, description, version, license, homepage, repository } = site
    const resources = tables.map(table => {
      const file = downloads.find(({ path }) => path === `${table.name}.csv`)
      if (file === undefined) throw new Error(`${table.name} has no CSV file`)
      return resource(table, file, source, tables)
    })
    // The evidence level of a source is given per table.
    const sources = resources.flatMap(described => described.sources)
    const byTitle = new Map(sources.map(({ evidence, ...named }) => [named.title, named]))
    const descriptor = {
      profile: 'tabular-data-package',
      name: repository.replace(/^.*\//, ''),
      title,
      description,
      version,
      homepage,
      licenses: [{ name: license, path: `${repository}/blob/main/LICENSE` }],
      sources: [...byTitle.values()],
      resources,
    }
    return `${JSON.stringify(descriptor, null, 1)}\n`
  })
}
