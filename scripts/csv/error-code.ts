/** The code of a fault of the file system, e.g. `ENOENT`; what else was thrown in its own words. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
