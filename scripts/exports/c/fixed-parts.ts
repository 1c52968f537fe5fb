import { sizeOf } from '../../../src/shared/layout.ts'
import type { Field, Struct } from '../../format/definition.ts'

/** A run of fixed-size fields: a whole struct, or the part between its variable-length lists. */
export interface FixedPart {
  readonly name: string
  readonly size: number
  readonly members: readonly { readonly field: Field; readonly offset: number }[]
  /** The variable-length lists between the previous part and this one. */
  readonly after: readonly Field[]
}

function toPart(struct: Struct, fields: readonly Field[], after: readonly Field[]): FixedPart {
  const isWhole = fields.length === struct.fields.length
  const last = after.at(-1)
  const suffix = isWhole ? '' : last === undefined ? '_head' : `_after_${last.name}`
  const start = Math.min(...fields.map(({ offset }) => offset))
  return {
    name: struct.name + suffix,
    size: sizeOf(fields, {}),
    members: fields.map(field => ({ field, offset: field.offset - start })),
    after,
  }
}

/** Splits a struct at its variable-length lists. */
export function fixedParts(struct: Struct): readonly FixedPart[] {
  const parts: FixedPart[] = []
  let run: Field[] = []
  let after: Field[] = []
  for (const field of struct.fields) {
    if (field.size !== null) {
      run.push(field)
      continue
    }
    if (run.length > 0) {
      parts.push(toPart(struct, run, after))
      after = []
    }
    run = []
    after.push(field)
  }
  if (run.length > 0) parts.push(toPart(struct, run, after))
  return parts
}
