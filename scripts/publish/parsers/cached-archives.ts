import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import type { OutputFile } from '../../build/output-file.ts'
import { packZip } from '../../build/pack-zip.ts'

/** Below the root of the repository. */
const cacheFolder = 'node_modules/.cache/parsers'

/**
 * Caches files that are slow to create, until one of their inputs changes. @param root absolute path of the
 * repository @param inputs all inputs of the files
 */
export async function cachedArchives(
  root: string,
  inputs: readonly string[],
  make: () => Promise<readonly OutputFile[]>,
): Promise<readonly OutputFile[]> {
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex')
  const cached = join(root, cacheFolder, `${hash}.zip`)
  if (existsSync(cached))
    return Object.entries(unzipSync(readFileSync(cached))).map(([path, content]) => ({ path, content }))
  const files = await make()
  rmSync(dirname(cached), { recursive: true, force: true })
  mkdirSync(dirname(cached), { recursive: true })
  const aside = `${cached}-${process.pid}`
  writeFileSync(aside, packZip(files))
  renameSync(aside, cached)
  return files
}
