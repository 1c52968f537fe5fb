// npm run parsers: compiles the parsers for other languages into public/, from where a build copies them.

import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from './cli/run-command.ts'
import { replaceFile } from './cli/write-file.ts'
import { buildData } from './publish/build-data.ts'
import { parserArchives } from './publish/parsers/parser-archives.ts'

const line = {
  call: 'npm run parsers',
  help: 'Compiles the parsers of other languages with Kaitai Struct, for the next build of the site.',
}

await runCommand(line, async () => {
  const root = process.cwd()
  const { downloads } = buildData(root)
  function textOf(file: string): string {
    const found = downloads.find(({ path }) => path === file)
    if (found === undefined) throw new Error('the data has problems; run npm run data')
    return String(found.content)
  }
  const licence = readFileSync(join(root, 'LICENSE'), 'utf8')
  const archives = [
    ...(await parserArchives([textOf('gtasa-save.ksy'), textOf('gtasa_save_variables.ksy')], licence)),
    ...(await parserArchives([textOf('gtasa-save-mobile.ksy')], licence)),
  ]
  for (const { path, content } of archives) {
    const file = join('public/data', path)
    mkdirSync(dirname(join(root, file)), { recursive: true })
    replaceFile(join(root, file), content)
    console.log(`${file} ${content.length} bytes`)
  }
})
