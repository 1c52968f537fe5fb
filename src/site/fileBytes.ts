import { hexBytes } from '#shared/number.ts'
import { type ScalarType, scalars, writeScalar } from '#shared/types.ts'

/** The bytes of a value in file order, two hex digits each, e.g. `43 02`. */
export function fileBytes(value: number, type: ScalarType): string {
  const bytes = new Uint8Array(scalars[type].size)
  writeScalar[type](new DataView(bytes.buffer), 0, value)
  return hexBytes(bytes)
}
