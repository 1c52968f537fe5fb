import type { Problem } from '../csv/declare.ts'
import { problemOfFile, readFolder } from '../csv/read-file.ts'
import { tables } from '../tables/tables.ts'
import { geometryFiles } from './map/read-geometry.ts'

const folder = 'data-csv'

/** Files that programs leave next to a file that is open, and hidden files of an operating system. */
const openElsewhere = /^(\.~lock\.(.+)#|~\$(.+)|\.(.+)\.sw[a-p])$/
const isHidden = (name: string) => name.startsWith('.') || /^(Thumbs\.db|desktop\.ini)$/i.test(name)

const strayFault = {
  rule: 'is a file that no table declares, so nothing reads it',
  allowed: 'CSV files declared in scripts/tables, geometry, and guides (*.md)',
  fix: 'move or delete it, or declare the table (CONTRIBUTING.md, Add a table)',
}

interface DataFiles {
  /** A problem for each file that nothing reads. */
  readonly problems: readonly Problem[]
  /** Lock files and hidden files, which do no harm. */
  readonly notes: readonly string[]
}

function noteOf(file: string, name: string): string {
  const [, , ...owners] = openElsewhere.exec(name) ?? []
  const owner = owners.find(found => found !== undefined)
  return owner === undefined
    ? `${file} is a hidden file, which nothing reads`
    : `${file} shows that ${owner} is open in another program, which may overwrite your changes`
}

/** Finds the files below data-csv that nothing reads. A missing folder is reported with each of its files. */
export function checkDataFiles(root: string): DataFiles {
  const declared = new Set([
    ...tables.map(({ file }) => file),
    ...geometryFiles.map(name => `${folder}/map/${name}`),
  ])
  const stray = (readFolder(root, folder).value ?? [])
    .map(path => ({ file: `${folder}/${path}`, name: path.replace(/^.*\//, '') }))
    .filter(({ file, name }) => !declared.has(file) && !name.endsWith('.md'))
  const isHarmless = (name: string) => openElsewhere.test(name) || isHidden(name)
  return {
    problems: stray
      .filter(({ name }) => !isHarmless(name))
      .map(({ file }) => problemOfFile(file, strayFault)),
    notes: stray.filter(({ name }) => isHarmless(name)).map(({ file, name }) => noteOf(file, name)),
  }
}
