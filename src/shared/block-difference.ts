import type { Field, Struct } from './format-types.ts'
import { countOf } from './text.ts'

/** What differs in the structs of a block between PC and mobile. */
interface StructDifference {
  /** Fields that only mobile has. */
  readonly added: readonly string[]
  /** Fields that only PC has. */
  readonly missing: readonly string[]
  /** Lists with another number of elements, e.g. `250 blips instead of 175`. */
  readonly recounted: readonly string[]
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
export function compareStructs(pc: Structs, mobile: Structs): StructDifference {
  const [old, now] = [dataFields(pc, mobile), dataFields(mobile, pc)]
  return {
    added: now.filter(name => !old.includes(name)),
    missing: old.filter(name => !now.includes(name)),
    recounted: recountedFields(pc, mobile),
  }
}

/** The difference in words, e.g. `3 fields only on mobile`; empty if there is none. */
export function differenceText({ added, missing, recounted }: StructDifference): string {
  const changes = [
    ...recounted,
    added.length > 0 && `${countOf(added.length, 'field')} only on mobile`,
    missing.length > 0 && `only on PC: ${missing.join(', ')}`,
  ]
  return changes.filter(change => change !== false).join('; ')
}
