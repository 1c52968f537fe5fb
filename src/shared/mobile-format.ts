import type { BlockFormat, Field, Struct } from './format-types.ts'

/** A field of PC with what differs on mobile. */
interface FieldChange {
  readonly of: string
  readonly change: Partial<Field>
}

/** A struct of PC with what differs on mobile; without fields they are the same. */
interface StructChange {
  readonly of: string
  readonly change: Partial<Omit<Struct, 'fields'>>
  readonly fields: readonly (Field | FieldChange)[] | null
}

/** What the page of a block shows of mobile where it differs from PC: most fields only have another offset. */
export interface MobileParts {
  readonly change: Partial<Omit<BlockFormat, 'structs'>>
  readonly structs: readonly (Struct | StructChange)[]
}

/** @throws RangeError without a part of this name on PC */
function named<Part extends { readonly name: string }>(parts: readonly Part[], name: string): Part {
  const found = parts.find(part => part.name === name)
  if (found === undefined) throw new RangeError(`PC has no ${name}`)
  return found
}

function mergeStruct(structs: readonly Struct[], part: Struct | StructChange): Struct {
  if (!('of' in part)) return part
  const own = named(structs, part.of)
  const fields = part.fields?.map(field =>
    'of' in field ? { ...named(own.fields, field.of), ...field.change } : field,
  )
  return { ...own, ...part.change, fields: fields ?? own.fields }
}

/** The format of a block on mobile. @param pc that of PC */
export function mergeMobile(pc: BlockFormat, { change, structs }: MobileParts): BlockFormat {
  return { ...pc, ...change, structs: structs.map(struct => mergeStruct(pc.structs, struct)) }
}
