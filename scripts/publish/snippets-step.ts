import Prism from 'prismjs'
import 'prismjs/components/prism-c.js'
import 'prismjs/components/prism-cpp.js'
import 'prismjs/components/prism-csharp.js'
import 'prismjs/components/prism-go.js'
import 'prismjs/components/prism-java.js'
import 'prismjs/components/prism-python.js'
import 'prismjs/components/prism-rust.js'
import 'prismjs/components/prism-typescript.js'
import { type CodeKind, type CodeToken, codeKinds } from '#shared/code-token.ts'
import { nearest } from '#shared/nearest.ts'
import { moduleFile } from '../build/output-file.ts'
import type { Step } from '../build/step.ts'
import { type Problem, problemsIn, type Source, startOf } from '../csv/declare.ts'
import { readNames, readText, withLineFeeds } from '../csv/read-file.ts'
import { languages } from '../tables/languages.ts'

/** Grammars by the ending of a file; the scripts of ImHex and 010 Editor are close to C++. */
const grammars: Readonly<Record<string, string>> = {
  ts: 'typescript',
  py: 'python',
  java: 'java',
  cs: 'csharp',
  cpp: 'cpp',
  go: 'go',
  rs: 'rust',
  c: 'c',
  hexpat: 'cpp',
  '1sc': 'cpp',
}

const isKind = (kind: string): kind is CodeKind => (codeKinds as readonly string[]).includes(kind)

/** Tokens as Prism nests them, in a row; those of a kind that has a colour stay whole. */
function flatten(tokens: readonly (string | Prism.Token)[]): readonly CodeToken[] {
  return tokens.flatMap((token): readonly CodeToken[] => {
    if (typeof token === 'string') return [token]
    const { content, type } = token
    const inner = flatten([content].flat())
    const text = inner.map(part => (typeof part === 'string' ? part : part[1])).join('')
    return isKind(type) ? [[type, text]] : inner
  })
}

/** Neighbouring pieces without a colour are one. */
function join(tokens: readonly CodeToken[]): readonly CodeToken[] {
  return tokens.reduce<CodeToken[]>((joined, token) => {
    const last = joined.at(-1)
    if (typeof token === 'string' && typeof last === 'string') joined[joined.length - 1] = last + token
    else joined.push(token)
    return joined
  }, [])
}

/** Splits code into tokens for the style sheet, by the language of its file. */
export function highlight(file: string, code: string): readonly CodeToken[] {
  const grammar = Prism.languages[grammars[file.split('.').at(-1) ?? ''] ?? '']
  return grammar ? join(flatten(Prism.tokenize(code, grammar))) : [code]
}

/** Examples in other languages, below the root of the repository. */
const folder = 'snippets'

/** Reports the cells of a column of languages.csv that name none of some files. */
function unknownFiles(
  source: Source,
  property: 'file' | 'download',
  known: readonly string[],
  folder: string,
): readonly Problem[] {
  return problemsIn(languages.read(source).soundRows, ({ values: { [property]: name } }) => {
    if (known.includes(name)) return null
    return {
      property,
      rule: `is not a file in ${folder}`,
      allowed: `a file in ${folder}`,
      fix: `write ${nearest(name, known) ?? 'the name of one of them'}`,
    }
  })
}

/** Reports downloads of languages.csv that the site does not have. @param paths all files below `data/` */
export function unknownDownloads(source: Source, paths: readonly string[]): readonly Problem[] {
  return unknownFiles(source, 'download', paths, 'dist/data')
}

/** Reports examples that no row of languages.csv names. */
function unlistedFiles(source: Source, names: readonly string[]): readonly Problem[] {
  const listed = languages.read(source).allRows.map(({ values }) => values.file)
  if (listed.includes(undefined)) return []
  return names
    .filter(name => !listed.includes(name))
    .map(name => ({
      ...startOf(languages.file),
      columnName: 'file',
      cell: name,
      rule: `names no row for the example ${folder}/${name}`,
      allowed: `a row for each file in ${folder}`,
      fix: 'restore the row, or remove the file',
    }))
}

/** Writes the examples for the pages in tokens, by file name. */
export const snippetsStep: Step = ({ root, source }) => {
  const names = readNames(root, folder)
  if (names.value === null) return { problems: names.problems }
  const unknown = unknownFiles(source, 'file', names.value, folder)
  const problems = unknown.length > 0 ? unknown : unlistedFiles(source, names.value)
  if (problems.length > 0) return { problems }
  const texts = languages.rows(source).map(({ file }) => ({ file, ...readText(root, `${folder}/${file}`) }))
  const module = moduleFile('snippets.ts', () => ({
    from: [folder],
    types: { 'code-token': ['CodeToken'] },
    constants: {
      snippets: {
        doc: 'The examples, by the name of their file.',
        type: 'Readonly<Record<string, readonly CodeToken[]>>',
        value: Object.fromEntries(
          texts.map(({ file, value }) => [file, highlight(file, withLineFeeds(value ?? '').trimEnd())]),
        ),
      },
    },
  }))
  return { problems: texts.flatMap(text => text.problems), modules: [module] }
}
