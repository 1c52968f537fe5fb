// npm run precompress [-- FOLDER]: pre-compresses the built site (Brotli, gzip) for hosts that serve static compression.
import { existsSync } from 'node:fs'
import { compressFiles } from './site/precompress/compress-files.ts'

const [, , folder = 'dist'] = process.argv
if (existsSync(`${folder}/index.html`)) {
  const { files, bytes } = compressFiles(folder)
  console.log(`${files} files: ${bytes.plain} bytes, ${bytes.gz} by gzip, ${bytes.br} by brotli`)
} else {
  console.error(`${folder} contains no built site; run npm run build first`)
  process.exitCode = 1
}
