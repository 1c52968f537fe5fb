import { checksumBytes } from '#shared/format-path/file.ts'
import { WriteCursor } from '../format/codec/cursors.ts'
import { decodeSave } from '../format/codec/decode-save.ts'
import { SaveError } from '../format/codec/save-error.ts'
import { withBits } from './nan-values.ts'
import type { CodedSave } from './save.ts'
import { blockValues, encodeSave } from './write-save.ts'

/** A problem of a save, or an unusual value. */
export interface Problem {
  /** `error`: cannot be written, or the game would read it wrongly; `warning`: a value that no known save has. */
  readonly severity: 'error' | 'warning'
  /** As `offsetOf` takes it; empty if it does not concern a single value. */
  readonly path: string
  /** The rule, in words. */
  readonly rule: string
  /** Bytes from the start of the file, null for a value that cannot be written. */
  readonly offset: number | null
}

function fromError({ block, path, reason, offset }: SaveError, hasOffset: boolean): Problem {
  return {
    severity: 'error',
    path: path === '' && block !== null ? `block${block}` : path,
    rule: reason,
    offset: hasOffset ? offset : null,
  }
}

function attempt(problems: Problem[], write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!(error instanceof SaveError)) throw error
    problems.push(fromError(error, false))
  }
}

/** Values that cannot be written: the first of each block, then what does not fit the file. */
function unwritable(coded: CodedSave): readonly Problem[] {
  const { codec, save } = coded
  const problems: Problem[] = []
  attempt(problems, () => {
    const values = blockValues(coded)
    const { size, growsBy } = codec.definition.file
    // More than any block has.
    const room = size + growsBy
    for (const { block, write } of codec.blocks) {
      const cursor = new WriteCursor(room, room - checksumBytes)
      cursor.block = block.number
      attempt(problems, () => withBits(save.blocks, () => write(cursor, values.get(block.number) ?? {})))
    }
  })
  return problems
}

/** All problems and unusual values of a save, at most 100 of each; empty for a valid save. */
export function findProblems(coded: CodedSave): readonly Problem[] {
  const problems = [...unwritable(coded)]
  if (problems.length > 0) return problems
  let bytes: Uint8Array = new Uint8Array()
  attempt(problems, () => {
    bytes = encodeSave(coded, false)
  })
  if (problems.length > 0) return problems
  const { errors, breaches, violations } = decodeSave(coded.codec, bytes)
  return [
    ...[...errors, ...breaches].map(error => fromError(error, true)),
    ...violations.map(({ path, value, allowed, offset }): Problem => {
      return {
        severity: 'warning',
        path,
        rule: `is ${JSON.stringify(value)}, known saves have ${allowed}`,
        offset,
      }
    }),
  ]
}
