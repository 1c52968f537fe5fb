import compiler from 'kaitai-struct-compiler'
import manifest from 'kaitai-struct-compiler/package.json' with { type: 'json' }
import { parse } from 'yaml'
import type { OutputFile } from '../../build/output-file.ts'
import { packZip } from '../../build/output-file.ts'
import { type ParserTarget, parserPath, parserTargets } from './parser-targets.ts'

/** A description of Kaitai Struct: the parsed `.ksy`. */
export interface Description {
  readonly meta: { readonly id: string }
}

/**
 * Compiles a description to a parser.
 * @param imports the descriptions that it imports
 * @returns the files of the parser; about 2 MB of code
 */
export async function compileParser(
  { language, finish = code => code }: Pick<ParserTarget, 'language' | 'finish'>,
  description: Description,
  imports: readonly Description[],
): Promise<readonly OutputFile[]> {
  const importYaml = (name: string) => Promise.resolve(imports.find(({ meta }) => meta.id === name))
  const files = await compiler.compile(language, description, { importYaml }, false)
  return Object.entries(files).map(([path, code]) => ({
    path: path.replace(/^\//, ''),
    content: finish(code, description.meta.id),
  }))
}

/** The comment at the top of the description. */
function headLines(ksy: string): readonly string[] {
  const [head = ''] = ksy.split(/^(?!# )/m, 1)
  return head
    .trimEnd()
    .split('\n')
    .map(line => line.slice(2))
}

function readme({ name, runtime }: ParserTarget, ksy: string, id: string): string {
  const lines = [
    ...headLines(ksy),
    '',
    `A parser for ${name}, generated from ${id}.ksy by the Kaitai Struct compiler ${manifest.version}.`,
    'It reads saves and cannot write them. An example is on the page "In your program" of the site.',
    '',
    `Needs the runtime library of Kaitai Struct: ${runtime}`,
    'That library has a licence of its own.',
  ]
  return `${lines.join('\n')}\n`
}

/**
 * The parser for each language as a zip, with the descriptions it comes from and the licence. Compiling takes 5 s (0.7 s each, plus warm-up), so neither `npm run data` nor a build of the site does it.
 * @param texts of the description, and of those that it imports
 * @param licence text of the licence
 * @param keys of `parserTargets`
 */
export async function parserArchives(
  texts: readonly [string, ...string[]],
  licence: string,
  keys: readonly string[] = Object.keys(parserTargets),
): Promise<readonly OutputFile[]> {
  const [ksy, ...others] = texts
  const description: Description = parse(ksy)
  const imports: readonly Description[] = others.map(text => parse(text))
  const descriptions = [description, ...imports].map(({ meta }, index) => {
    return { path: `${meta.id}.ksy`, content: texts[index] ?? '' }
  })
  const archives: OutputFile[] = []
  for (const key of keys) {
    const target = parserTargets[key]
    if (target === undefined) throw new RangeError(`no parser for ${key}`)
    const files = [
      ...(await compileParser(target, description, imports)),
      ...descriptions,
      { path: 'README.txt', content: readme(target, ksy, description.meta.id) },
      { path: 'LICENSE.txt', content: licence },
    ]
    archives.push({ path: parserPath(key, description.meta.id), content: packZip(files) })
  }
  return archives
}
