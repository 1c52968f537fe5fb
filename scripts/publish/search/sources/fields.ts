import { fieldsTable } from '../../../tables/format/fields.ts'
import { structsTable } from '../../../tables/format/structs.ts'
import { fieldPlaces, type PlacedField } from '../place/field-places.ts'
import type { SourceMaker } from '../search-source.ts'

/** The short text of the byte grid where it says more than the name. */
function ownLabel({ field: { name, label } }: PlacedField): string | null {
  const isWord = label.length > 3 && !name.includes(label.toLowerCase().replaceAll(' ', '_'))
  return isWord ? label : null
}

/** Every field of every struct, in the order of `fieldPlaces`; the layout says where they are. */
export const fieldSource: SourceMaker = {
  tables: [fieldsTable.name],
  make: source => {
    const records = fieldPlaces(source).places.map(place => ({
      title: place.field.name,
      code: '',
      about: [ownLabel(place), place.field.meaning],
    }))
    return [{ kind: 'Fields', route: '', counting: 'none', records }]
  },
}

/** Every struct that lies in a block, in their order in the layout. */
export const structSource: SourceMaker = {
  tables: [structsTable.name],
  make: source => {
    const structs = new Set(fieldPlaces(source).places.map(({ struct }) => struct))
    const records = [...structs].map(({ title, meaning }) => ({ title, code: '', about: [meaning] }))
    return [{ kind: 'Structs', route: '', counting: 'none', records }]
  },
}
