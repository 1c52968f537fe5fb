// The compiler's wall around src: an error that no longer comes here is itself an error.

// @ts-expect-error Code of the pages sees no process.
export const folder = process.cwd()

// @ts-expect-error Code of the pages sees no buffers.
export const buffer = Buffer.from('')

// @ts-expect-error Code of the pages sees no files.
export const file = import('node:fs')
