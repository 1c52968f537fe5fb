import { createContext, use } from 'react'

/** What differs from PC in a field, in words, by `struct.field`. */
export type FieldChanges = ReadonlyMap<string, string>

const Changes = createContext<FieldChanges>(new Map())

/** Gives the differences to the fields of a page that shows mobile saves. */
export const FieldChangesProvider = Changes

/** What differs from PC in a field; undefined if nothing does. */
export const useFieldChange = (struct: string, field: string) => use(Changes).get(`${struct}.${field}`)
