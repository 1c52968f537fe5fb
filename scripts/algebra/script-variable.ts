import { toHex } from './hex.ts'

/** Bytes of block 01 before the first script variable. */
const bytesBefore = 12
/** Bytes of script memory before it: tools count variables (`$2`) from its start. */
const memoryBefore = 8
const variableBytes = 4

/** Offset of a script variable in block 01, upper-case hex. */
export function variableOffset(index: number): string {
  return toHex(bytesBefore + variableBytes * index)
}

/** Offset of a script variable in script memory, in bytes. */
export function scriptOffset(index: number): number {
  return memoryBefore + variableBytes * index
}

/** Number of a script variable as script tools write it behind a `$`. */
export function dollarNumber(index: number): number {
  return scriptOffset(index) / variableBytes
}
