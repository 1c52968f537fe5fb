import type { Block, Definition, Field } from '../definition.ts'
import { fieldsOf } from '../definition.ts'
import { compileFieldWriter } from './compile-writer.ts'
import type { StructValue } from './value.ts'
import type { WriteCursor } from './write-cursor.ts'

/** Writes a block at the cursor. It throws SaveError when a value does not fit or a count is not that of its list. */
export type WriteBlock = (cursor: WriteCursor, value: StructValue) => void

function checkLength(
  cursor: WriteCursor,
  { count, elementSize, size }: Field,
  name: string,
  value: StructValue,
): void {
  const list = value[name]
  const length = Array.isArray(list) ? list.length : 1
  if (count?.kind === 'field') {
    const told = (Number(value[count.field]) - count.minus) / count.divide
    if (told !== length) throw cursor.error(`has ${length} elements, but ${count.field} stands for ${told}`)
  }
  cursor.need(size ?? length * (elementSize ?? 0))
}

/** The writer of a block. */
export function compileBlockWriter(definition: Definition, block: Block): WriteBlock {
  const writers = fieldsOf(definition, block.struct).map(field => ({
    field,
    write: compileFieldWriter(definition, field),
  }))
  return (cursor, value) => {
    for (const { field, write } of writers) {
      cursor.path.push(field.name)
      checkLength(cursor, field, field.name, value)
      write(cursor, value[field.name])
      cursor.path.pop()
    }
  }
}
