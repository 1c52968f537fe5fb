import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Pictures and archives are packed already. */
const isPacked = (name: string) => /\.(png|zip)$/.test(name)

/** Smaller files fit in the first packet anyway. */
const leastBytes = 500

/** A text in both forms. The same bytes every time: neither form holds a name or a time. */
const pack = (content: Uint8Array) => ({
  gz: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  br: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
})

/**
 * Writes packed forms of each text beside it (`index.html.br`, `index.html.gz`), for hosts that send what lies ready.
 * Earlier ones are removed first, so that none outlives its file; a form that would not be smaller is left out.
 * @param folder of the built site
 * @returns how many files were packed, and their bytes in each form
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
