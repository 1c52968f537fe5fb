import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Messages for the most common errors; others use the system's message. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EACCES: 'cannot be read (no permission)',
  EPERM: 'cannot be read (no permission)',
  ELOOP: 'is a link to itself',
}

/**
 * Why a path could not be read, in words. @throws the error itself if it is not a file system error
 */
export function fileFault(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) throw error
  return reasons[String(error.code)] ?? `cannot be read (${error.message})`
}

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
