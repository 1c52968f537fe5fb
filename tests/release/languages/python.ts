import { spawnSync } from 'node:child_process'

/** A Python that has the runtime library of Kaitai Struct. */
export interface Python {
  readonly command: string
  /** Version of that library. */
  readonly version: string
}

/** Finds Debian's Python even if another one comes first; reports if none has the library. */
export function findPython(): Python | null {
  const script = 'import kaitaistruct; print(kaitaistruct.__version__)'
  for (const command of ['python3', '/usr/bin/python3']) {
    const { status, stdout } = spawnSync(command, ['-c', script], { encoding: 'utf8' })
    if (status === 0) return { command, version: stdout.trim() }
  }
  process.stdout.write('SKIPPED: snippet for Python: no python3 with kaitaistruct here\n')
  return null
}

/**
 * The parameters that run a snippet. The parser requires version 0.11 of the library. Debian 12 has 0.10,
 * which contains all that the parser calls: there, the check is removed and a note is printed.
 */
export function pythonParameters({ version }: Python, snippet: string): readonly string[] {
  if (Number(version.split('.')[1]) >= 11) return [snippet]
  process.stdout.write(`Python: kaitaistruct ${version}, run without the parser's check for 0.11\n`)
  const script = `import kaitaistruct, runpy; kaitaistruct.API_VERSION = (0, 11); runpy.run_path("${snippet}")`
  return ['-c', script]
}
