/** Messages for the most common errors; others use the system's message. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EISDIR: 'is a folder, not a file',
  EACCES: 'cannot be read (no permission)',
  EPERM: 'cannot be read (no permission)',
  ELOOP: 'is a link to itself',
}

/** Explains why a path could not be read. @throws the error itself if it is not a file system error */
export function fileFault(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) throw error
  return reasons[String(error.code)] ?? `cannot be read (${error.message})`
}
