import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The bytes of a file, at most one more than `size`: a wrong file may be huge. */
export function readSaveFile(path: string, size: number): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const bytes = new Uint8Array(Math.min(fstatSync(file).size, size + 1))
    let length = 0
    while (length < bytes.length) {
      const read = readSync(file, bytes, length, bytes.length - length, length)
      if (read === 0) break
      length += read
    }
    return bytes.subarray(0, length)
  } finally {
    closeSync(file)
  }
}
