import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import {
  compileParser,
  type Description,
  parserArchives,
} from '../../../scripts/publish/parsers/parser-archives.ts'
import { parserPath, parserTargets } from '../../../scripts/publish/parsers/parser-targets.ts'
import { languages } from '../../../scripts/tables/languages.ts'
import { ksy, variablesKsy } from '../../scripts/exports/ksy.ts'
import { exported } from '../../scripts/exports/support.ts'
import {
  copySnippet,
  expectReads,
  folderWith,
  mobileSaves,
  savesWithFullTexts,
} from '../../scripts/snippets/support.ts'
import { realSource } from '../../scripts/support/sources.ts'
import { hasTools, run } from '../../support/commands.ts'

/**
 * Clones of the published runtime libraries of Kaitai Struct, by the names of their repositories. Without them, the parsers are not
 * compiled: a stand-in would not show what the library rejects.
 */
const runtimes = resolve(process.env.KAITAI_RUNTIMES ?? '../shared/kaitai-runtimes')
const runtimeOf = (name: string) => join(runtimes, `kaitai_struct_${name}_runtime`)

/** Whether the runtime library and the tools of a language are there; prints a note if not. */
function isReady(what: string, runtime: string, ...tools: readonly string[]): boolean {
  if (existsSync(runtimeOf(runtime))) return hasTools(`parser for ${what}`, ...tools)
  process.stdout.write(`SKIPPED: parser for ${what}: no ${runtimeOf(runtime)}\n`)
  return false
}

/** What is read with a parser: saves of PC, or of phones and tablets. */
interface Edition {
  readonly saves: readonly Uint8Array[]
  /** Texts by path. */
  readonly parserFiles: (key: string) => Promise<Readonly<Record<string, string>>>
  /** Changes names of an example or a command as the page tells. */
  readonly adapt: (text: string) => string
}

function parserFiles(description: Description, imports: readonly Description[]): Edition['parserFiles'] {
  return async key => {
    const target = parserTargets[key] ?? { language: key }
    const files = await compileParser(target, description, imports)
    return Object.fromEntries(files.map(({ path, content }) => [path, String(content)]))
  }
}

const pc: Edition = {
  saves: savesWithFullTexts(),
  parserFiles: parserFiles(ksy, [variablesKsy]),
  adapt: text => text,
}

const mobile: Edition = {
  saves: mobileSaves(),
  parserFiles: parserFiles(parse(exported('gtasa-save-mobile.ksy')), []),
  adapt: text =>
    text
      .replace(/^mod gtasa_save_variables;\n| gtasa_save_variables\.cpp/gm, '')
      .replaceAll('gtasa_save', 'gtasa_save_mobile')
      .replaceAll('GtasaSave', 'GtasaSaveMobile'),
}

/** The command of the install cell of a language that starts with a word. */
function commandOf(language: string, word: string): string {
  const install = languages.rows(realSource).find(({ key }) => key === language)?.install ?? ''
  const line = install.split(' && ').find(text => text.startsWith(word))
  if (line === undefined) throw new Error(`${language} has no command ${word}`)
  return line
}

const sources = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter(file => file.endsWith(ending))
    .map(file => join(folder, file))

describe.each([
  ['PC saves', pc],
  ['saves of phones and tablets', mobile],
])('the generated parsers read %s with the published runtime libraries', (_, edition) => {
  const { saves, adapt, parserFiles } = edition

  /** A folder with the generated parser and the example for it. */
  async function prepare(key: string, example: string) {
    const files = await parserFiles(key)
    const folder = folderWith(files)
    return { files: Object.keys(files), folder, snippet: copySnippet(example, folder, adapt) }
  }

  const expectValues = (folder: string, command: string, options: readonly string[] = [], variables = {}) =>
    expectReads(saves, folder, () => run(folder, command, options, variables))

  it.runIf(isReady('Python', 'python', 'python3'))('in Python', async () => {
    const { folder, snippet } = await prepare('python', 'read_save.py')
    expectValues(folder, 'python3', [snippet], { PYTHONPATH: runtimeOf('python') })
  })

  it.runIf(isReady('Java', 'java', 'javac', 'java'))('in Java', async () => {
    const { folder, snippet } = await prepare('java', 'ReadSave.java')
    run(folder, 'javac', ['-d', 'out', '-sourcepath', `.:${runtimeOf('java')}/src/main/java`, snippet])
    expectValues(folder, 'java', ['-cp', 'out', 'ReadSave'])
  })

  it.runIf(isReady('C#', 'csharp', 'mcs', 'mono'))('in C#', async () => {
    const { files, folder, snippet } = await prepare('csharp', 'ReadSave.cs')
    run(folder, 'mcs', ['-out:read.exe', snippet, ...files, ...sources(runtimeOf('csharp'), '.cs')])
    expectValues(folder, 'mono', ['read.exe'])
  })

  it.runIf(isReady('C++', 'cpp_stl', 'g++'))('in C++, by the command of the page', async () => {
    const { folder } = await prepare('cpp', 'read_save.cpp')
    symlinkSync(runtimeOf('cpp_stl'), join(folder, 'kaitai_struct_cpp_stl_runtime'))
    // Only the names of the parser's own files differ.
    const command = commandOf('cpp', 'g++').replace(/(?: gtasa_save\w*\.cpp)+/, adapt)
    run(folder, 'sh', ['-c', command])
    expectValues(folder, join(folder, 'read_save'))
  })

  it.runIf(isReady('Go', 'go', 'go'))('in Go', async () => {
    const editor = 'src/example.com/editor'
    const files = Object.entries(await parserFiles('go')).map(([path, text]) => {
      return [`${editor}/${adapt('gtasa_save')}/${path}`, text]
    })
    const folder = folderWith(Object.fromEntries(files))
    const runtime = join(folder, 'src/github.com/kaitai-io/kaitai_struct_go_runtime')
    cpSync(runtimeOf('go'), runtime, { recursive: true })
    // Without modules, as they need a network; Debian keeps golang.org/x/text below /usr/share/gocode.
    const variables = { GO111MODULE: 'off', GOFLAGS: '', GOPATH: `${folder}:/usr/share/gocode` }
    const main = copySnippet('read_save.go', join(folder, editor), adapt)
    run(folder, 'go', ['build', '-o', 'read', `./${editor}/${main}`], variables)
    expectValues(folder, join(folder, 'read'))
  })

  it.runIf(isReady('Rust', 'rust', 'cargo'))('in Rust', async () => {
    const manifest = `
      package = { name = "read", edition = "2021" }
      bin = [{ name = "read", path = "read_save.rs" }]
      dependencies.kaitai.path = ${JSON.stringify(runtimeOf('rust'))}`
    // Where the crates that the library needs come from, if not from crates.io.
    const config = join(runtimes, 'cargo-config.toml')
    const folder = folderWith({ ...(await parserFiles('rust')), 'Cargo.toml': manifest })
    copySnippet('read_save.rs', folder, adapt)
    run(folder, 'cargo', ['build', '--quiet', ...(existsSync(config) ? ['--config', config] : [])])
    expectValues(folder, join(folder, 'target/debug/read'))
  })
})

it('are archives of less than 600 KB, one for each language', async () => {
  const descriptions = [exported('gtasa-save.ksy'), exported('gtasa_save_variables.ksy')] as const
  const archives = await parserArchives(descriptions, 'licence')
  expect(archives.map(({ path }) => path)).toEqual(Object.keys(parserTargets).map(key => parserPath(key)))
  for (const { content } of archives) expect(content.length).toBeLessThan(600_000)
})

it('the snippet for Rust calls only functions of the generated parser', async () => {
  const { 'gtasa_save.rs': parser } = await pc.parserFiles('rust')
  const snippet = readFileSync(join(process.cwd(), 'snippets/read_save.rs'), 'utf8')
  const calls = [...snippet.matchAll(/\.(\w+)\(\)/g)].map(([, name]) => name)
  expect(calls).toContain('clone')
  for (const name of calls.filter(call => call !== 'clone'))
    expect(parser).toContain(`pub fn ${name}(&self) -> Ref<`)
})
