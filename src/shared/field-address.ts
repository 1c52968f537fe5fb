import { toHex } from './hex.ts'

interface AddressedField {
  readonly name: string
  readonly structName: string
  /** Whether the struct is the whole block. */
  readonly isRoot: boolean
  /** Bytes from the start of the struct, and bytes of the whole field, in a typical save. */
  readonly offset: number
  readonly size: number
  /** Whether counts in the file shift the field. */
  readonly isMovable: boolean
}

/**
 * The id of a field in addresses: `0014` in the block, `running_script.000A` in an inner struct, or the name
 * alone if counts shift the field or leave it empty in a typical save.
 */
export function fieldAddress({ name, structName, isRoot, offset, size, isMovable }: AddressedField): string {
  if (!isRoot) return `${structName}.${toHex(offset)}`
  return isMovable || size === 0 ? name : toHex(offset)
}
