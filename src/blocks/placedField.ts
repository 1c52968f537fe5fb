import type { Field } from '../shared/format-types.ts'
import type { PlacedExtent } from '../shared/place-fields.ts'

/** A field at its offset in a struct, in a typical save. */
export type PlacedField = PlacedExtent<Field>
