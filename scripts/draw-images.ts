import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawAll, findStale } from './dev/images/draw-all.ts'

const root = process.cwd()

if (process.argv.includes('--check')) {
  const stale = await findStale(drawAll(root), root)
  for (const path of stale) console.error(`${path} is not what its source draws; run npm run draw`)
  if (stale.length > 0) process.exitCode = 1
} else {
  for (const { path, content } of drawAll(root)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
    console.log(`${path} ${content.byteLength} bytes`)
  }
}
