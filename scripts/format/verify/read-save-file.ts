import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The longest save that is read: mobile saves can grow. */
const mostBytes = 1_000_000

/** The bytes of a file, at most one more than the longest save has: a wrong file may be huge. */
export function readSaveFile(path: string): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const bytes = new Uint8Array(Math.min(fstatSync(file).size, mostBytes + 1))
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
