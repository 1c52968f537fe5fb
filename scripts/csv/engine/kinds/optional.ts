import type { CellValue, Kind, Parsed } from '../kind.ts'

/** The same kind, but an empty cell means "none" and becomes null. */
export function optional<Value extends CellValue>(kind: Kind<Value>): Kind<Value | null> {
  const none: Parsed<null> = { value: null }
  return {
    name: kind.name,
    typeScript: `${kind.typeScript} | null`,
    isOptional: true,
    choices: kind.choices,
    constraints: kind.constraints,
    ...(kind.hint !== undefined && { hint: kind.hint }),
    parse: (cell: string): Parsed<Value | null> => (cell === '' ? none : kind.parse(cell)),
  }
}
