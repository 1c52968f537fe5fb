import { type Problem, startOf } from '../../csv/problem.ts'
import { readNames, readText, withLineFeeds } from '../../csv/read-file.ts'

const folder = 'src/site/icons/radar'

/** A radar icon file in the repository. */
export interface IconFile {
  /** Two upper-case hex digits, as in the save file. */
  readonly byte: string
  /** Path from the root of the repository. */
  readonly file: string
  readonly svg: string
}

/** Reads the icons of the given bytes, in order. Missing, unreadable and unused files are problems. */
export function readIcons(root: string, bytes: readonly string[]) {
  const names = readNames(root, folder)
  if (names.value === null) return { icons: [], problems: names.problems }
  const found = new Set(names.value)
  const wanted = bytes.map(byte => `${byte}.svg`)
  const problemOf = (name: string, rule: string, allowed: string, fix: string): Problem => ({
    ...startOf(`${folder}/${name}`),
    ...{ cell: name, rule, allowed, fix },
  })
  const missing = wanted
    .filter(name => !found.has(name))
    .map(name =>
      problemOf(name, 'is missing', 'one picture per byte with an image', 'draw it, or set has_image to no'),
    )
  const surplus = [...found]
    .filter(name => !wanted.includes(name))
    .map(name =>
      problemOf(name, 'matches no byte with an image', 'BYTE.svg in upper case', 'rename or delete it'),
    )
  const icons: IconFile[] = []
  const unread: Problem[] = []
  for (const byte of bytes.filter(one => found.has(`${one}.svg`))) {
    const file = `${folder}/${byte}.svg`
    const { value, problems } = readText(root, file)
    if (value === null) unread.push(...problems)
    else icons.push({ byte, file, svg: withLineFeeds(value) })
  }
  return { icons, problems: [...missing, ...surplus, ...unread] }
}
