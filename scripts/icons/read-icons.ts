import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from '../csv/problem.ts'
import type { IconFile } from './icon-file.ts'

const folder = 'src/icons/radar'

/**
 * Reads the pictures of the given bytes, in this order.
 * Problems are files that lack and files that no byte with an image asks for.
 */
export async function readIcons(root: string, bytes: readonly string[]) {
  const wanted = bytes.map(byte => `${byte}.svg`)
  const found = new Set(await readdir(join(root, folder)))
  const problemOf = (name: string, rule: string, allowed: string, fix: string): Problem => ({
    ...{ file: `${folder}/${name}`, line: 1, column: 1, columnName: '', cell: name },
    ...{ rule, allowed, fix },
  })
  const missing = wanted
    .filter(name => !found.has(name))
    .map(name =>
      problemOf(name, 'is missing', 'one picture per byte with an image', 'draw it, or set has_image to no'),
    )
  const surplus = [...found]
    .filter(name => !wanted.includes(name))
    .map(name =>
      problemOf(name, 'belongs to no byte with an image', 'BYTE.svg in upper case', 'rename or delete it'),
    )
  const icons: readonly IconFile[] = await Promise.all(
    bytes
      .filter(byte => found.has(`${byte}.svg`))
      .map(async byte => {
        const file = `${folder}/${byte}.svg`
        return { byte, file, svg: await readFile(join(root, file), 'utf8') }
      }),
  )
  return { icons, problems: [...missing, ...surplus] }
}
