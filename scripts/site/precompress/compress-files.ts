import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Images and archives are already compressed. */
const isPacked = (name: string) => /\.(png|zip)$/.test(name)

/** Smaller files fit into one packet. */
const leastBytes = 500

/** Compresses a text both ways. Reproducible: neither format stores a name or a time. */
const pack = (content: Uint8Array) => ({
  gz: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  br: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
})

/**
 * Writes compressed copies of each text file (`index.html.br`, `index.html.gz`), for hosts that serve static
 * compression. Old copies are removed first; copies that would not be smaller are omitted. @param folder
 * folder of the built site @returns number of compressed files, and total bytes by format
 */
export function compressFiles(folder: string) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  for (const path of paths) if (/\.(br|gz)$/.test(path)) rmSync(path)
  const texts = paths.filter(
    path => !/\.(br|gz)$/.test(path) && !isPacked(path) && statSync(path).size >= leastBytes,
  )
  const bytes = { plain: 0, gz: 0, br: 0 }
  for (const path of texts) {
    const content = readFileSync(path)
    const { gz, br } = pack(content)
    bytes.plain += content.length
    bytes.gz += gz.length
    bytes.br += br.length
    if (gz.length < content.length) writeFileSync(`${path}.gz`, gz)
    if (br.length < content.length) writeFileSync(`${path}.br`, br)
  }
  return { files: texts.length, bytes }
}
