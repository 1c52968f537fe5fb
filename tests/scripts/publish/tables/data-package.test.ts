import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { dataArchive } from '../../../../scripts/publish/tables/data-index.ts'
import type { Resource } from '../../../../scripts/publish/tables/data-package.ts'
import { parseRows } from '../../../support/csv-rows.ts'
import { required } from '../../../support/required.ts'
import { realBuild } from '../../support/real-build.ts'
import { zipTexts } from '../../support/zip-texts.ts'

type Field = Resource['schema']['fields'][number]

const { downloads } = realBuild
const archive = dataArchive(downloads)
const files = zipTexts(archive)
const textOf = (path: string) => required(files.get(path), `${path} in the archive`)
const descriptor: { resources: readonly Resource[]; sources: readonly { readonly title: string }[] } =
  JSON.parse(textOf('datapackage.json'))
const { resources } = descriptor

const rowsByName = new Map(resources.map(({ name, path }) => [name, parseRows(textOf(path))]))
const rowsOf = (name: string) => rowsByName.get(name) ?? []

const forms: Readonly<Record<string, RegExp>> = {
  integer: /^-?\d+$/,
  number: /^-?\d+(\.\d+)?(e[-+]?\d+)?$/,
  boolean: /^(yes|no)$/,
  string: /^/,
}

/** Cells of a field that violate the standard. */
function faultFinder({ type, constraints = {} }: Field): (cell: string) => string | null {
  const { required, enum: values, pattern = '.*', minimum = -Infinity, maximum = Infinity } = constraints
  const whole = new RegExp(`^(?:${pattern})$`)
  return cell => {
    if (cell === '') return required ? 'is empty' : null
    if (!forms[type]?.test(cell)) return `is no ${type}`
    if (values && !values.includes(cell)) return 'is not in the list'
    if (!whole.test(cell)) return 'breaks the pattern'
    return Number(cell) < minimum || Number(cell) > maximum ? 'is out of range' : null
  }
}

describe('the archive of all tables', () => {
  it('contains the CSV file of every table as it is downloaded, and a description', () => {
    expect(archive.path).toBe('san-andreas-save-tables.zip')
    const csv = downloads.filter(({ path }) => path.endsWith('.csv'))
    expect([...files.keys()].toSorted()).toEqual(
      [...csv.map(({ path }) => path), 'datapackage.json'].toSorted(),
    )
    expect(csv.filter(({ path, content }) => textOf(path) !== content)).toEqual([])
  })

  it('has the same bytes in every time zone', () => {
    const files = [{ path: 'a.csv', content: 'id\n1\n' }]
    const here = dataArchive(files)
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('TZ', 'Pacific/Auckland')
    expect(dataArchive(files)).toEqual(here)
  })
})

describe('datapackage.json', () => {
  it('is valid against the published schema of Tabular Data Packages', () => {
    // https://specs.frictionlessdata.io/schemas/tabular-data-package.json as in the package datapackage 1.1.10;
    // its licence (MIT) is beside it.
    const file = new URL('frictionless/tabular-data-package.json', import.meta.url)
    const { $schema, ...schema } = JSON.parse(readFileSync(file, 'utf8'))
    expect($schema).toBe('http://json-schema.org/draft-04/schema#')
    const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema)
    validate(descriptor)
    expect(validate.errors).toBeNull()
    validate({ ...descriptor, resources: [{ name: 'no path' }] })
    expect(validate.errors).not.toBeNull()
  })

  it('names size and hash of every file', () => {
    const wrong = resources.filter(({ path, bytes, hash }) => {
      const content = Buffer.from(textOf(path))
      const expected = createHash('sha256').update(content).digest('hex')
      return bytes !== content.length || hash !== `sha256:${expected}`
    })
    expect(wrong).toEqual([])
  })

  it('names the columns of every file in their order', () => {
    for (const { path, schema } of resources)
      expect(textOf(path).split('\n', 1)).toEqual([schema.fields.map(({ name }) => name).join()])
  })

  it('describes no constraint that a cell violates', () => {
    const faults = resources.flatMap(({ name, schema }) =>
      schema.fields.flatMap(field => {
        const findFault = faultFinder(field)
        return rowsOf(name).flatMap((row, index) => {
          const cell = row[field.name] ?? ''
          const fault = findFault(cell)
          return fault === null ? [] : [`${name}:${index + 2} ${field.name} ${JSON.stringify(cell)} ${fault}`]
        })
      }),
    )
    expect(faults.slice(0, 20)).toEqual([])
  })

  it('has a key for the rows of most tables', () => {
    const repeated = resources.filter(({ name, schema: { primaryKey = [] } }) => {
      const keys = rowsOf(name).map(row => JSON.stringify(primaryKey.map(column => row[column])))
      return primaryKey.length > 0 && new Set(keys).size < keys.length
    })
    expect(repeated.map(({ name }) => name)).toEqual([])
    expect(resources.filter(({ schema }) => schema.primaryKey).length).toBeGreaterThan(45)
  })

  it('refers from table to table, and every value refers to a row', () => {
    const dangling = resources.flatMap(({ name, schema }) =>
      (schema.foreignKeys ?? []).flatMap(({ fields, reference }) => {
        const known = new Set(rowsOf(reference.resource || name).map(row => row[reference.fields]))
        return rowsOf(name)
          .map(row => row[fields] ?? '')
          .filter(cell => cell !== '' && !known.has(cell))
          .map(cell => `${name}.${fields} ${cell}`)
      }),
    )
    expect(dangling).toEqual([])
    expect(resources.flatMap(({ schema }) => schema.foreignKeys ?? []).length).toBeGreaterThanOrEqual(16)
  })

  it('names the sources of each table, with a permanent URL if there is one', () => {
    expect(resources.filter(({ sources = [] }) => sources.length === 0)).toEqual([])
    const icons = resources.find(({ name }) => name === 'radar-icons')
    expect(icons?.sources).toEqual([
      expect.anything(),
      {
        title: 'gta-reversed',
        path: expect.stringMatching(
          /^https:\/\/github\.com\/gta-reversed\/gta-reversed\/tree\/[0-9a-f]{40}$/,
        ),
        evidence: 'from source code',
      },
      { title: 'Scripts of the game', evidence: 'from source code' },
      { title: 'Own work' },
    ])
    const titles = new Set(resources.flatMap(({ sources = [] }) => sources.map(({ title }) => title)))
    expect(descriptor.sources.map(({ title }) => title).toSorted()).toEqual([...titles].toSorted())
  })

  it('keeps the units of measured columns', () => {
    const fields = resources.find(({ name }) => name === 'garages')?.schema.fields
    expect(fields?.find(({ name }) => name === 'x')).toMatchObject({ type: 'number', unit: 'metres' })
  })
})
