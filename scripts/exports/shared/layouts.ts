import { memoizeBy } from '#shared/memoize.ts'
import { onlyValue } from '#shared/range.ts'
import { isScalar } from '#shared/types.ts'
import { type Definition, type Field, fieldsOf, type ScalarType } from '../../format/definition.ts'

/** A field of a struct that earlier builds lay out differently. */
export interface LayoutField {
  readonly field: Field
  /** The layout that has it; null if both have. */
  readonly layout: 'earlier' | 'later' | null
}

/** Two layouts of a struct as one list of fields, for languages with conditions. */
export interface StructLayouts {
  /** Names of the struct, and of its layout in earlier builds. */
  readonly later: string
  readonly earlier: string
  /** The test comes before the first field that only one layout has. */
  readonly fields: readonly (LayoutField | LayoutTest)[]
  readonly test: LayoutTest
}

/** The field that has the same number in every save, but another offset in each layout. */
export interface LayoutTest {
  readonly field: string
  readonly type: ScalarType
  readonly value: number
  /** Bytes from the first field that only one layout has to this one, in the later layout. */
  readonly ahead: number
}

const isSame = (one: Field, other: Field) => one.name === other.name && one.type === other.type

/** The fields of both layouts in file order. */
function mergeFields(earlier: readonly Field[], later: readonly Field[]): readonly LayoutField[] {
  const fields: LayoutField[] = []
  let next = 0
  const addEarlier = (end: number) =>
    fields.push(...earlier.slice(next, end).map(field => ({ field, layout: 'earlier' }) as const))
  for (const field of later) {
    const at = earlier.findIndex((other, index) => index >= next && isSame(other, field))
    if (at >= 0) addEarlier(at)
    fields.push({ field, layout: at < 0 ? 'later' : null })
    next = Math.max(next, at + 1)
  }
  addEarlier(earlier.length)
  return fields
}

function mergeLayouts(definition: Definition, later: string, earlier: string): StructLayouts {
  const before = fieldsOf(definition, earlier)
  const after = fieldsOf(definition, later)
  const fields = mergeFields(before, after)
  const first = fields.findIndex(({ layout }) => layout !== null)
  const start = fields[first]?.field.offset ?? 0
  for (const { name, type, range, offset: other } of before) {
    const value = onlyValue(range)
    const offset = after.find(field => field.name === name)?.offset ?? other
    if (value !== null && isScalar(type) && offset !== other) {
      const test = { field: name, type, value, ahead: offset - start }
      return { later, earlier, fields: [...fields.slice(0, first), test, ...fields.slice(first)], test }
    }
  }
  throw new Error(`no number shows which layout of ${later} a save has`)
}

/** Both layouts of each struct that has two. */
export const layoutsIn = memoizeBy((definition: Definition): readonly StructLayouts[] =>
  Array.from(definition.earlierStructs, ([later, earlier]) => mergeLayouts(definition, later, earlier)),
)

/** Both layouts of a struct; null if it has only one. */
export function layoutsOf(definition: Definition, struct: string): StructLayouts | null {
  return layoutsIn(definition).find(({ later }) => later === struct) ?? null
}

/** Whether a struct is a layout of earlier builds, which the later one has as conditions. */
export function isEarlierLayout(definition: Definition, struct: string): boolean {
  return layoutsIn(definition).some(({ earlier }) => earlier === struct)
}
