import { expect, it } from 'vitest'
import { parserArchives } from '../../../../scripts/publish/parsers/parser-archives.ts'
import { required } from '../../../support/required.ts'
import { exported, model } from '../../exports/support.ts'
import { zipTexts } from '../../support/zip-texts.ts'

/** A description of one number with the header of ours, which would take seconds to compile. */
const head = exported('gtasa-save.ksy').match(/^(?:# .*\n)+/)?.[0] ?? ''
const ksy = `${head}meta:\n  id: gtasa_save\n  endian: le\nseq:\n  - id: size\n    type: u4\n`
const licence = 'MIT License: text\n'

it('a parser to download contains the description it was generated from, its version and a licence', async () => {
  const [made] = await parserArchives([ksy], licence, ['go'])
  const files = zipTexts(required(made, 'archive'))
  expect(made?.path).toBe('parsers/gtasa-save-go.zip')
  expect([...files.keys()]).toEqual(['LICENSE.txt', 'README.txt', 'gtasa_save.go', 'gtasa_save.ksy'])
  expect(files.get('gtasa_save.ksy')).toBe(ksy)
  expect(files.get('LICENSE.txt')).toBe(licence)
  expect(files.get('gtasa_save.go')).toContain('\npackage gtasa_save\n')
  const { title, version, license, homepage, repository } = model.site
  const told = [title, version, license, homepage, repository, model.dataHash, 'compiler 0.11.0', 'go get']
  for (const part of told) expect(files.get('README.txt')).toContain(part)
})
