import { describe, expect, it } from 'vitest'
import { exportsStep } from '../../../scripts/exports/exports-step.ts'
import { dataHash } from '../../../scripts/exports/shared/export-model.ts'
import { cellsOf, realSource, sourceWith, toCsv } from '../support/sources.ts'
import { exported, model } from './support.ts'

const paths = [
  'gtasa-save.ksy',
  'gtasa_save_variables.ksy',
  'gtasa-save.hexpat',
  'gtasa-save.bt',
  'gtasa-save.h',
  'format.json',
  'format.schema.json',
  'gtasa-save-mobile.ksy',
  'gtasa-save-mobile.hexpat',
  'gtasa-save-mobile.bt',
  'gtasa-save-mobile.h',
  'format-mobile.json',
]

describe('the exports', () => {
  it('are these twelve files', () => {
    const downloads = paths.map(path => ({ path, content: exported(path) }))
    expect(exportsStep({ root: process.cwd(), source: realSource })).toEqual({ downloads })
  })

  it.each(paths)('%s states its content, data version, licence and source', path => {
    const text = exported(path)
    const { title, version, license, homepage, repository } = model.site
    const needed = [model.dataHash, version, license, homepage, repository, 'Grand Theft Auto: San Andreas']
    for (const part of path.endsWith('.json') ? needed : [...needed, title]) expect(text).toContain(part)
    if (path.startsWith('gtasa')) expect(text, 'plain ASCII').toMatch(/^[\n\x20-\x7e]*\n$/)
  })
})

it('the data hash is the same for the same data, also as saved by Excel, and changes with the data', () => {
  const file = 'data-csv/format/flags.csv'
  const excel = `\ufeff${toCsv(cellsOf(file), ';', '\r\n')}`
  expect(dataHash(sourceWith({ [file]: excel }))).toBe(model.dataHash)
  const changed = toCsv(cellsOf(file)).replace('usable', 'useful')
  expect(dataHash(sourceWith({ [file]: changed }))).not.toBe(model.dataHash)
})
