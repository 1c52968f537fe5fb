import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileParser, parserArchives } from '../../../scripts/publish/parsers/parser-archives.ts'
import { parserPath, parserTargets } from '../../../scripts/publish/parsers/parser-targets.ts'
import { ksy } from '../../scripts/exports/ksy.ts'
import { exported } from '../../scripts/exports/support.ts'
import { copySnippet, expectValues, hasTools, inFolder, run } from '../../scripts/snippets/support.ts'
import { findPython, pythonParameters } from './python.ts'

/**
 * The runtime libraries of Kaitai Struct: a folder per language with their sources. The folder beside this
 * file has stand-ins for the published libraries, which Debian does not package; they contain only what the
 * parsers call.
 */
const runtimes = process.env.KAITAI_RUNTIMES ?? join(import.meta.dirname, 'runtimes')
process.stdout.write(`Parsers: runtime libraries from ${runtimes}\n`)

/** The parser for a language: texts by path. */
async function parserFiles(key: string): Promise<Readonly<Record<string, string>>> {
  const target = parserTargets[key]
  if (target === undefined) throw new Error(`no parser for ${key}`)
  const files = await compileParser(target, ksy)
  return Object.fromEntries(files.map(({ path, content }) => [path, String(content)]))
}

const sources = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter(file => file.endsWith(ending))
    .map(file => join(folder, file))

const python = findPython()

/** Whether there is a crate of the runtime, for which this repository has no stand-in; prints a note if not. */
function hasRust(): boolean {
  if (existsSync(join(runtimes, 'rust/Cargo.toml'))) return hasTools('Rust', 'cargo')
  process.stdout.write(`SKIPPED: snippet for Rust, not compiled: no crate in ${join(runtimes, 'rust')}\n`)
  return false
}

describe('the generated parsers read the values', () => {
  it.runIf(python)('in Python', async () => {
    const files = await parserFiles('python')
    inFolder(files, folder => {
      if (python === null) return
      const snippet = copySnippet('read_save.py', folder)
      expectValues(run(folder, python.command, pythonParameters(python, snippet)))
    })
  })

  it.runIf(hasTools('Java', 'javac', 'java'))('in Java', async () => {
    inFolder(await parserFiles('java'), folder => {
      const snippet = copySnippet('ReadSave.java', folder)
      run(folder, 'javac', ['-d', 'out', '-sourcepath', `.:${join(runtimes, 'java')}`, snippet])
      expectValues(run(folder, 'java', ['-cp', 'out', 'ReadSave']))
    })
  })

  it.runIf(hasTools('C#', 'mcs', 'mono'))('in C#', async () => {
    inFolder(await parserFiles('csharp'), folder => {
      const runtime = sources(join(runtimes, 'csharp'), '.cs')
      run(folder, 'mcs', ['-out:read.exe', copySnippet('ReadSave.cs', folder), 'GtasaSave.cs', ...runtime])
      expectValues(run(folder, 'mono', ['read.exe']))
    })
  })

  it.runIf(hasTools('C++', 'g++'))('in C++', async () => {
    const files = await parserFiles('cpp')
    // As one unit: apart, both would read the header of 1.7 MB, which takes a quarter longer.
    const unit = '#include "gtasa_save.cpp"\n#include "read_save.cpp"\n'
    inFolder({ ...files, 'unit.cpp': unit }, folder => {
      const runtime = join(runtimes, 'cpp')
      copySnippet('read_save.cpp', folder)
      const units = ['unit.cpp', ...sources(`${runtime}/kaitai`, '.cpp')]
      run(folder, 'g++', ['-std=c++11', '-DKS_STR_ENCODING_NONE', '-I', runtime, '-o', 'read', ...units])
      expectValues(run(folder, join(folder, 'read'), []))
    })
  })

  it.runIf(hasTools('Go', 'go'))('in Go', async () => {
    const { 'gtasa_save.go': parser = '' } = await parserFiles('go')
    const editor = 'src/example.com/editor'
    inFolder({ [`${editor}/gtasa_save/gtasa_save.go`]: parser }, folder => {
      const runtime = join(folder, 'src/github.com/kaitai-io/kaitai_struct_go_runtime')
      cpSync(join(runtimes, 'go'), runtime, { recursive: true })
      // Debian keeps golang.org/x/text, which the runtime needs, below /usr/share/gocode.
      const variables = { GO111MODULE: 'off', GOFLAGS: '', GOPATH: `${folder}:/usr/share/gocode` }
      const main = copySnippet('read_save.go', join(folder, editor))
      run(folder, 'go', ['build', '-o', 'read', `./${editor}/${main}`], variables)
      expectValues(run(folder, join(folder, 'read'), []))
    })
  })

  it.runIf(hasRust())('in Rust', async () => {
    const [parser] = await compileParser({ language: 'rust' }, ksy)
    const manifest = `
      package = { name = "read", edition = "2021" }
      bin = [{ name = "read", path = "read_save.rs" }]
      dependencies.kaitai.path = ${JSON.stringify(resolve(runtimes, 'rust'))}`
    inFolder({ 'Cargo.toml': manifest, 'gtasa_save.rs': String(parser?.content) }, folder => {
      copySnippet('read_save.rs', folder)
      expectValues(run(folder, 'cargo', ['run', '--quiet']))
    })
  })
})

it('are archives of less than 600 KB, one for each language', async () => {
  const archives = await parserArchives(exported('gtasa-save.ksy'), 'licence')
  expect(archives.map(({ path }) => path)).toEqual(Object.keys(parserTargets).map(parserPath))
  for (const { content } of archives) expect(content.length).toBeLessThan(600_000)
})

describe('the snippet for Rust', () => {
  it('calls only functions of the generated parser', async () => {
    const [parser] = await compileParser({ language: 'rust' }, ksy)
    const snippet = readFileSync(join(process.cwd(), 'snippets/read_save.rs'), 'utf8')
    const calls = [...snippet.matchAll(/\.(\w+)\(\)/g)].map(([, name]) => name)
    expect(new Set(calls)).toEqual(
      new Set(['pools', 'players', 'position', 'clone', 'player_info', 'money', 'x', 'y', 'z']),
    )
    for (const name of calls.filter(call => call !== 'clone'))
      expect(String(parser?.content)).toContain(`pub fn ${name}(&self) -> Ref<`)
  })
})
