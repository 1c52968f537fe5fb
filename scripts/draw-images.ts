// npm run draw: redraws the app icons and the map image in public/.

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runCommand } from './cli/run-command.ts'
import { drawAll } from './dev/images/draw-all.ts'

const line = { call: 'npm run draw', help: 'Redraws the app icons and the map image in public/.' }

await runCommand(line, async () => {
  const root = process.cwd()
  for (const { path, content } of drawAll(root)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
    console.log(`${path} ${content.byteLength} bytes`)
  }
})
