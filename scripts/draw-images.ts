import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawAll } from './dev/images/draw-all.ts'

const root = process.cwd()
for (const { path, content } of drawAll(root)) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
  console.log(`${path} ${content.byteLength} bytes`)
}
