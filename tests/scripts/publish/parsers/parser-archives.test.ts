import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { OutputFile } from '../../../../scripts/build/output-file.ts'
import { parserArchives } from '../../../../scripts/publish/parsers/parser-archives.ts'
import { exported, model } from '../../exports/support.ts'

/** A description of one number with the header of ours, which would take seconds to compile. */
const head = exported('gtasa-save.ksy').match(/^(?:# .*\n)+/)?.[0] ?? ''
const ksy = `${head}meta:\n  id: gtasa_save\n  endian: le\nseq:\n  - id: size\n    type: u4\n`
const licence = 'MIT License: text\n'

async function archive(key: string): Promise<OutputFile> {
  const [made] = await parserArchives([ksy], licence, [key])
  if (made === undefined) throw new Error(`no archive for ${key}`)
  return made
}

const unpack = ({ content }: OutputFile) =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(Buffer.from(content)))).map(([path, bytes]) => [
      path,
      strFromU8(bytes),
    ]),
  )

it('a parser to download contains the description it was generated from, its version and a licence', async () => {
  const made = await archive('go')
  const files = unpack(made)
  expect(made.path).toBe('parsers/gtasa-save-go.zip')
  expect(Object.keys(files)).toEqual(['LICENSE.txt', 'README.txt', 'gtasa_save.go', 'gtasa_save.ksy'])
  expect(files['gtasa_save.ksy']).toBe(ksy)
  expect(files['LICENSE.txt']).toBe(licence)
  expect(files['gtasa_save.go']).toContain('\npackage gtasa_save\n')
  const { title, version, license, homepage, repository } = model.site
  for (const part of [
    title,
    version,
    license,
    homepage,
    repository,
    model.dataHash,
    'compiler 0.11.0',
    'go get',
  ])
    expect(files['README.txt']).toContain(part)
})
