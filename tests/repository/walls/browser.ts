// Checks that src cannot use Node types: if an expected error is missing, the compiler reports it.

// @ts-expect-error src cannot use process
export const folder = process.cwd()

// @ts-expect-error src cannot use Buffer
export const buffer = Buffer.from('')

// @ts-expect-error src cannot use files
export const file = import('node:fs')
