// npm run precompress: pre-compresses the built site (Brotli, gzip) for hosts that serve static compression.
import { requireBuiltSite } from './cli/built-site.ts'
import { runCommand } from './cli/run-command.ts'
import { compressFiles } from './site/precompress/compress-files.ts'

const line = {
  call: 'npm run precompress [-- FOLDER]',
  help: `Writes compressed copies (Brotli, gzip) of the files of a built site, by default dist, for hosts that
serve static compression.`,
  count: [0, 1],
} as const

await runCommand(line, ({ others: [folder = 'dist'] }) => {
  requireBuiltSite(folder)
  const { files, bytes } = compressFiles(folder)
  console.log(`${files} files: ${bytes.plain} bytes, ${bytes.gz} by gzip, ${bytes.br} by brotli`)
})
