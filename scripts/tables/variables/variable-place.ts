import { column } from '../../table-engine/column.ts'
import { choice } from '../../table-engine/kinds/choice.ts'
import { hex } from '../../table-engine/kinds/hex.ts'
import { integer } from '../../table-engine/kinds/integer.ts'
import { optional } from '../../table-engine/kinds/optional.ts'
import type { Source } from '../../table-engine/table.ts'
import { resolveVariables, variablesByName } from './resolve-variables.ts'

/** Place and type of a variable, for tables that name it. */
export const placeColumns = {
  position_hex: column('Position', optional(hex(4)), 'Offset in block 01'),
  type: column('Type', optional(choice('integer', 'boolean')), 'Data type'),
  size_bytes: column('Size', optional(integer()), 'Bytes in use', 'bytes'),
}

/** Offset in block 01 of the variable of this name; null without one. */
export function variablePosition(name: string | null, source: Source): string | null {
  return name === null ? null : (variablesByName(resolveVariables(source)).get(name)?.offsetHex ?? null)
}

/** Offset, type and bytes in use of the variable of this name. */
export function variablePlace(name: string, source: Source) {
  const variable = variablesByName(resolveVariables(source)).get(name)
  const isSwitch = variable?.type === 'bool'
  return {
    positionHex: variable?.offsetHex ?? null,
    type: isSwitch ? 'boolean' : 'integer',
    sizeBytes: isSwitch ? 1 : 4,
  } as const
}
