// npm run draw: redraws the app icons and the map image in public/.

import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from './cli/run-command.ts'
import { replaceFile } from './cli/write-file.ts'
import { drawAll } from './dev/images/draw-all.ts'

const line = { call: 'npm run draw', help: 'Redraws the app icons and the map image in public/.' }

await runCommand(line, () => {
  const root = process.cwd()
  for (const { path, content } of drawAll(root)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    replaceFile(join(root, path), content)
    console.log(`${path} ${content.byteLength} bytes`)
  }
})
