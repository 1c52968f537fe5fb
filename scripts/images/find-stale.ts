import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawAll } from './draw-all.ts'
import type { Image } from './image.ts'

async function isCurrent(folder: string, { path, content, sourceNote }: Image): Promise<boolean> {
  const file = await readFile(join(folder, path)).catch(() => null)
  if (file === null) return false
  return file.equals(content) || (sourceNote !== undefined && file.includes(sourceNote))
}

/** Paths of the pictures whose file below `folder` (the root, where not given) is missing or differs from its drawing. */
export async function findStale(root: string, folder = root): Promise<readonly string[]> {
  const images = drawAll(root)
  const areCurrent = await Promise.all(images.map(image => isCurrent(folder, image)))
  return images.filter((_, index) => areCurrent[index] !== true).map(({ path }) => path)
}
