import type { Step } from './format-path/step.ts'
import { toHex } from './hex.ts'

/**
 * The id of a field in addresses: `0014` in the block, `running_script.000A` in an inner struct, or the name
 * alone if counts shift the field or leave it empty in a typical save.
 * @param step from the start of its struct
 * @param isRoot whether the struct is the whole block
 */
export function fieldAddress(
  { name, struct, offset, size, isMovable }: Pick<Step, 'name' | 'struct' | 'offset' | 'size' | 'isMovable'>,
  isRoot: boolean,
): string {
  if (!isRoot) return `${struct}.${toHex(offset)}`
  return isMovable || size === 0 ? name : toHex(offset)
}
