import type { BlockFormat, Field, Struct } from './format-types.ts'
import { countOf } from './text.ts'

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

type Structs = readonly Struct[]

/** Whether the game gives a field a value, unlike padding, bytes never written and stale pointers. */
export function isContent({ role }: Field): boolean {
  return role === 'data' || role === 'count' || role === 'ignored'
}

/** Names of fields with data; those of a struct inside another struct only if that also exists on the other side. */
function dataFields(structs: Structs, others: Structs): readonly string[] {
  return structs.flatMap(({ name, fields }) => {
    if (!others.some(struct => struct.name === name) && name !== structs[0]?.name) return []
    return fields.filter(isContent).map(field => field.name)
  })
}

function recountedFields(pc: Structs, mobile: Structs): readonly string[] {
  return mobile.flatMap(struct => {
    const own = pc.find(({ name }) => name === struct.name)?.fields ?? []
    return struct.fields.flatMap(({ name, count }) => {
      const before = own.find(field => field.name === name)?.count
      if (count?.kind !== 'fixed' || before?.kind !== 'fixed' || count.value === before.value) return []
      return [`${count.value} ${name} instead of ${before.value}`]
    })
  })
}

/** Compares the structs of a block on PC and on mobile, each with the struct of the block first. */
export function compareStructs(pc: Structs, mobile: Structs) {
  const [old, now] = [dataFields(pc, mobile), dataFields(mobile, pc)]
  return {
    /** Fields that only mobile has. */
    added: now.filter(name => !old.includes(name)),
    /** Fields that only PC has. */
    missing: old.filter(name => !now.includes(name)),
    /** Lists with another number of elements, e.g. `250 blips instead of 175`. */
    recounted: recountedFields(pc, mobile),
  }
}

/** The difference in words, e.g. `3 fields only on mobile`; empty if there is none. */
export function differenceText({ added, missing, recounted }: ReturnType<typeof compareStructs>): string {
  const changes = [
    ...recounted,
    added.length > 0 && `${countOf(added.length, 'field')} only on mobile`,
    missing.length > 0 && `only on PC: ${missing.join(', ')}`,
  ]
  return changes.filter(change => change !== false).join('; ')
}
