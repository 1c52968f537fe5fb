import { toHex } from './hex.ts'

interface AddressedField {
  readonly name: string
  readonly structName: string
  /** Whether the struct is the block itself. */
  readonly isRoot: boolean
  /** Bytes from the start of the struct, and bytes of the whole field, in a typical save. */
  readonly offset: number
  readonly size: number
  /** Whether counts in the file move the field. */
  readonly isMovable: boolean
}

/**
 * What names a field in addresses: `0014` in the block, `running_script.000A` in an inner struct, and the name alone where
 * counts move the field or leave it empty in a typical save.
 */
export function fieldAddress({ name, structName, isRoot, offset, size, isMovable }: AddressedField): string {
  if (!isRoot) return `${structName}.${toHex(offset)}`
  return isMovable || size === 0 ? name : toHex(offset)
}
