import { Buffer } from 'node:buffer'
import { gzipSync } from 'fflate'
import type { OutputFile } from '../../build/output-file.ts'

/** The modification time npm gives all files of a package, so that builds are reproducible. */
const packedAt = new Date('1985-10-26T08:15:00Z').getTime() / 1000

const blockBytes = 512

/** A tar number field: octal digits, null-terminated. */
const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`

/** Offsets and lengths of the ustar format, POSIX.1-1988. */
function header(path: string, size: number, mode: number): Buffer {
  const bytes = Buffer.alloc(blockBytes)
  const put = (offset: number, text: string) => bytes.write(text, offset, 'latin1')
  if (path.length > 100) throw new Error(`${path} is too long for a tar file`)
  put(0, path)
  put(100, octal(mode, 8))
  put(108, octal(0, 8))
  put(116, octal(0, 8))
  put(124, octal(size, 12))
  put(136, octal(packedAt, 12))
  put(148, ' '.repeat(8))
  put(156, '0')
  put(257, 'ustar\x0000')
  const sum = bytes.reduce((total, byte) => total + byte, 0)
  put(148, `${octal(sum, 7)} `)
  return bytes
}

/**
 * Packs files as an npm tarball: `package/…` in a gzipped tar. Reproducible on every machine: no times, no
 * owner, no system compressor. @param isExecutable whether a file is a command
 */
export function packTarball(
  files: readonly OutputFile[],
  isExecutable: (path: string) => boolean,
): Uint8Array {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const parts = sorted.flatMap(({ path, content }) => {
    const bytes = Buffer.from(content)
    const filling = Buffer.alloc((blockBytes - (bytes.length % blockBytes)) % blockBytes)
    return [header(`package/${path}`, bytes.length, isExecutable(path) ? 0o755 : 0o644), bytes, filling]
  })
  const end = Buffer.alloc(2 * blockBytes)
  return gzipSync(new Uint8Array(Buffer.concat([...parts, end])), { mtime: 0 })
}
