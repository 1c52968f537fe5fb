import { createContext, use } from 'react'

/** What differs from PC in a field, in words, by `struct.field`. */
export type FieldChanges = ReadonlyMap<string, string>

/** The differences of the fields of a page that shows mobile saves. */
export const ChangedFields = createContext<FieldChanges>(new Map())

/** What differs from PC in a field; undefined if nothing does. */
export const useFieldChange = (struct: string, field: string) => use(ChangedFields).get(`${struct}.${field}`)
