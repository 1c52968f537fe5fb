import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawAll } from './draw-all.ts'

/** Paths of the pictures whose file below `folder` (the root, where not given) is missing or differs from its drawing. */
export async function findStale(root: string, folder = root): Promise<readonly string[]> {
  const states = await Promise.all(
    drawAll(root).map(async ({ path, content }) => {
      const file = await readFile(join(folder, path)).catch(() => null)
      return { path, isStale: file === null || Buffer.compare(file, content) !== 0 }
    }),
  )
  return states.filter(({ isStale }) => isStale).map(({ path }) => path)
}
