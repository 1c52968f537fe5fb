import compiler from 'kaitai-struct-compiler'
import manifest from 'kaitai-struct-compiler/package.json' with { type: 'json' }
import { parse } from 'yaml'
import type { OutputFile } from '../../build/output-file.ts'
import { packZip } from '../../build/output-file.ts'
import { type ParserTarget, parserPath, parserTargets } from './parser-targets.ts'

/**
 * Compiles the description of the format to a parser.
 * @param description the `.ksy`, parsed
 * @returns the files of the parser; about 2 MB of code
 */
export async function compileParser(
  { language, finish = code => code }: Pick<ParserTarget, 'language' | 'finish'>,
  description: unknown,
): Promise<readonly OutputFile[]> {
  const files = await compiler.compile(language, description, null, false)
  return Object.entries(files).map(([path, code]) => ({
    path: path.replace(/^\//, ''),
    content: finish(code),
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

function readme({ name, runtime }: ParserTarget, ksy: string): string {
  const lines = [
    ...headLines(ksy),
    '',
    `A parser for ${name}, generated from gtasa_save.ksy by the Kaitai Struct compiler ${manifest.version}.`,
    'It reads saves and cannot write them. An example is on the page "In your program" of the site.',
    '',
    `Needs the runtime library of Kaitai Struct: ${runtime}`,
    'That library has a licence of its own.',
  ]
  return `${lines.join('\n')}\n`
}

/**
 * The parser for each language as a zip, with the description it comes from and the licence. Compiling takes 5 s (0.7 s each, plus warm-up), so neither `npm run data` nor a build of the site does it.
 * @param ksy text of the description
 * @param licence text of the licence
 * @param keys of `parserTargets`
 */
export async function parserArchives(
  ksy: string,
  licence: string,
  keys: readonly string[] = Object.keys(parserTargets),
): Promise<readonly OutputFile[]> {
  const description: unknown = parse(ksy)
  const archives: OutputFile[] = []
  for (const key of keys) {
    const target = parserTargets[key]
    if (target === undefined) throw new RangeError(`no parser for ${key}`)
    const files = [
      ...(await compileParser(target, description)),
      { path: 'gtasa_save.ksy', content: ksy },
      { path: 'README.txt', content: readme(target, ksy) },
      { path: 'LICENSE.txt', content: licence },
    ]
    archives.push({ path: parserPath(key), content: packZip(files) })
  }
  return archives
}
