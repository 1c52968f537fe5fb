import { problemAt } from '../../csv/declare.ts'
import type { Struct } from '../definition.ts'
import type { Layout, LayoutCheck } from './layout-check.ts'

/** The block that uses a struct; null if there are several or none. */
function onlyBlock({ blocks }: Struct): string | null {
  const [block = null, ...others] = blocks
  return others.length === 0 ? block : null
}

/** Whether all rows from a line to another belong to a struct, whatever their platform. */
function isContiguous({ rows }: Layout, struct: string, from: number, to: number): boolean {
  return Array.from({ length: to - from }, (_, index) => from + index).every(
    line => rows.structsByLine.get(line) === struct,
  )
}

/** The block of a field is the one that uses its struct (empty for several), its struct exists, and rows of a struct are contiguous. */
export const fieldsBelong: LayoutCheck = function* check(layout) {
  const { rows, readings } = layout
  for (const [name, fieldRows] of rows.fields) {
    const reading = readings.get(name)
    const right = reading === undefined ? null : onlyBlock(reading.struct)
    let line = 0
    for (const row of fieldRows) {
      if (reading === undefined) {
        yield problemAt(row, 'struct', {
          rule: 'is not in structs.csv',
          allowed: 'structs of structs.csv',
          fix: `add ${name} there`,
        })
      } else if (row.values.block !== right) {
        const allowed = right ?? 'an empty cell, several blocks use the struct'
        yield problemAt(row, 'block', {
          rule: `is not the block that uses ${name}`,
          allowed,
          fix: `write ${allowed}`,
        })
      }
      const here = row.positionOf('struct').line
      if (line > 0 && !isContiguous(layout, name, line, here)) {
        yield problemAt(row, 'struct', {
          rule: `is separated from the other fields of ${name} (line ${line})`,
          allowed: 'all fields of a struct together',
          fix: `move the row below line ${line}`,
        })
      }
      line = here
    }
  }
}

/** Every struct is used, has fields unless its block is empty, and has the size in structs.csv. */
export const structsUsed: LayoutCheck = function* check({ readings, definition }) {
  const roots = new Set(definition.blocks.map(({ struct }) => struct))
  for (const { struct, row, fixedSize } of readings.values()) {
    if (struct.blocks.length === 0) {
      yield problemAt(row, 'struct', {
        rule: 'is used by no block',
        allowed: 'structs in use',
        fix: 'remove it, or use it',
      })
    }
    if (struct.fields.length === 0 && !roots.has(struct.name)) {
      yield problemAt(row, 'struct', {
        rule: 'has no fields',
        allowed: 'structs with fields',
        fix: 'add its fields to fields.csv',
      })
    }
    const { size, mobileSize } = row.values
    const isOnMobile = definition.platform === 'mobile' && mobileSize !== null
    if ((isOnMobile ? mobileSize : size) !== fixedSize) {
      yield problemAt(row, isOnMobile ? 'mobileSize' : 'size', {
        rule: 'is not the sum of its fields',
        allowed: `${fixedSize}`,
        fix: `write ${fixedSize}, or correct the fields`,
      })
    }
  }
}
