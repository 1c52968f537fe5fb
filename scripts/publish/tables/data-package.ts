import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { type OutputFile, outputFile } from '../../build/output-file.ts'
import type { Site } from '../../build/site.ts'
import type { AnyTable } from '../../csv/declare.ts'
import { type ForeignKeyBetween, foreignKeys, resourceName, tableSchema } from './table-schema.ts'

/** File name required by the Data Package standard. */
const descriptorFile = 'datapackage.json'

/** A source as defined by the standard; `evidence` is our extension. */
interface PackageSource {
  readonly title: string
  readonly path?: string
  readonly evidence?: string
}

/** Sources by the name of the table. */
type SourcesOfTables = ReadonlyMap<string, readonly PackageSource[]>

function resource(
  table: AnyTable,
  { path, content }: OutputFile,
  sources: readonly PackageSource[] | undefined,
  keys: readonly ForeignKeyBetween[],
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
    ...(sources && { sources }),
    schema: tableSchema(table, keys),
  }
}

/**
 * `datapackage.json`: all tables as a Tabular Data Package (https://specs.frictionlessdata.io/tabular-data-package/), with
 * the meaning, type, unit and keys of every column. Its paths are valid below data/ and in the archive.
 * @param downloads includes the CSV file of each table
 * @throws Error if a table has no CSV file
 */
export function dataPackage(
  site: Site,
  tables: readonly AnyTable[],
  downloads: readonly OutputFile[],
  sources: SourcesOfTables,
): OutputFile {
  return outputFile(descriptorFile, () => {
    const { title, description, version, license, homepage, repository } = site
    const keys = foreignKeys(tables)
    const resources = tables.map(table => {
      const file = downloads.find(({ path }) => path === `${table.name}.csv`)
      if (file === undefined) throw new Error(`${table.name} has no CSV file`)
      return resource(table, file, sources.get(table.name), keys)
    })
    // The evidence level of a source is given per table.
    const everySource = [...sources.values()].flat()
    const byTitle = new Map(everySource.map(({ evidence, ...source }) => [source.title, source]))
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
