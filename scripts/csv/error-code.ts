/** The code of a file system error, e.g. `ENOENT`; otherwise the message of what was thrown. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
