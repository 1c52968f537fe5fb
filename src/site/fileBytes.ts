import { hexBytes } from '#shared/hex.ts'
import { type ScalarType, scalars } from '#shared/types.ts'

/** The bytes of a value in file order, two hex digits each, e.g. `43 02`. */
export function fileBytes(value: number, type: ScalarType): string {
  const { size } = scalars[type]
  const view = new DataView(new ArrayBuffer(size))
  if (type === 'f32') view.setFloat32(0, value, true)
  // Truncating a negative number keeps its lower bytes.
  else if (size === 4) view.setInt32(0, value, true)
  else if (size === 2) view.setInt16(0, value, true)
  else view.setInt8(0, value)
  return hexBytes(new Uint8Array(view.buffer))
}
