import type { Buffer } from 'node:buffer'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Pictures and archives are packed already. */
const isPacked = (name: string) => /\.(png|zip|br|gz)$/.test(name)

/** Smaller files fit in the first packet anyway. */
const leastBytes = 500

const packGzip = promisify<Buffer, object, Buffer>(gzip)
const packBrotli = promisify<Buffer, object, Buffer>(brotliCompress)

/** A text in both forms. The same bytes every time: neither form holds a name or a time. */
async function pack(content: Buffer) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [gz, br] = await Promise.all([
    packGzip(content, { level: constants.Z_BEST_COMPRESSION }),
    packBrotli(content, { params }),
  ])
  return { gz, br }
}

/**
 * Writes packed forms of each text beside it (`index.html.br`, `index.html.gz`), for hosts that send what lies ready.
 * Earlier ones are removed first, so that none outlives its file; a form that would not be smaller is left out.
 * @param folder of the built site
 * @returns how many files were packed, and their bytes in each form
 */
export async function compressFiles(folder: string) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  for (const path of paths) if (/\.(br|gz)$/.test(path)) rmSync(path)
  const texts = paths.filter(path => !isPacked(path) && statSync(path).size >= leastBytes)
  const bytes = { plain: 0, gz: 0, br: 0 }
  const waiting = texts.values()
  const work = async () => {
    for (const path of waiting) {
      const content = readFileSync(path)
      const { gz, br } = await pack(content)
      bytes.plain += content.length
      bytes.gz += gz.length
      bytes.br += br.length
      if (gz.length < content.length) writeFileSync(`${path}.gz`, gz)
      if (br.length < content.length) writeFileSync(`${path}.br`, br)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { files: texts.length, bytes }
}
