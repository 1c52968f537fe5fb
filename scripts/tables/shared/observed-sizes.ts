import type { Fault } from '../../csv/declare.ts'

const grouped = (size: number) => size.toLocaleString('en-GB')

/** The fault of a list of observed sizes without the size in a typical save; null if it is there. */
export function sizeFault(seen: string, size: number, block: string): Fault | null {
  const sizes = seen.match(/\d+(?:,\d{3})*/g) ?? []
  if (sizes.some(one => Number(one.replaceAll(',', '')) === size)) return null
  return {
    rule: `does not list ${grouped(size)}, the size of block ${block} in a typical save`,
    allowed: `text with ${grouped(size)}`,
    fix: 'correct the sizes, or typical_size in data-csv/format/blocks.csv',
  }
}
