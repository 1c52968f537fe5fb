import { createContext, use } from 'react'
import type { BlockFormat, Field } from '../shared/format-types.ts'
import { toHex } from '../shared/hex.ts'

/** What differs from PC in a field, in words, by `struct.field`. */
export type FieldChanges = ReadonlyMap<string, string>

const Changes = createContext<FieldChanges>(new Map())

/** Gives the differences to the fields of a page that shows mobile saves. */
export const FieldChangesProvider = Changes

/** What differs from PC in a field; undefined if nothing does. */
export const useFieldChange = (struct: string, field: string) => use(Changes).get(`${struct}.${field}`)

type SomeField = Pick<Field, 'name' | 'offset' | 'type' | 'size' | 'count'>

function changeOf(field: SomeField, own: SomeField | undefined): string | null {
  if (own === undefined) return 'only on mobile'
  const isResized =
    field.size !== own.size ||
    field.type !== own.type ||
    JSON.stringify(field.count) !== JSON.stringify(own.count)
  const changes = [
    field.offset !== own.offset && `${toHex(own.offset)} on PC`,
    isResized && (own.size === null ? 'other type on PC' : `${own.size} bytes on PC`),
  ].filter(change => change !== false)
  return changes.length > 0 ? changes.join(', ') : null
}

/** The differences between the fields of a block on PC and on mobile. */
export function compareFields(pc: BlockFormat, mobile: BlockFormat): FieldChanges {
  const changes = new Map<string, string>()
  for (const { name, fields } of mobile.structs) {
    const own = pc.structs.find(struct => struct.name === name)?.fields
    for (const field of fields) {
      const change = changeOf(
        field,
        own?.find(other => other.name === field.name),
      )
      if (change !== null) changes.set(`${name}.${field.name}`, change)
    }
  }
  return changes
}
