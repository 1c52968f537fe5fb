import { nearest } from '#shared/nearest.ts'
import { moduleFile } from '../build/output-file.ts'
import type { Step } from '../build/step.ts'
import { type Problem, problemsIn, type Source, startOf } from '../csv/declare.ts'
import { readNames, readText, withLineFeeds } from '../csv/read-file.ts'
import { languages } from '../tables/languages.ts'
import { highlight } from './highlight.ts'

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
      property: property,
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
