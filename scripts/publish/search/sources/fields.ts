import { blockRoute, fieldRoute } from '../../../../src/shared/route.ts'
import { formatDefinition } from '../../../format/format-definition.ts'
import { fieldsTable } from '../../../tables/format/fields.ts'
import { structsTable } from '../../../tables/format/structs.ts'
import { fieldPlaces, type PlacedField } from '../place/field-places.ts'
import type { SourceMaker } from '../search-source.ts'

/** The byte grid label, if it adds to the name. */
function ownLabel({ field: { name, label } }: PlacedField): string | null {
  const isWord = label.length > 3 && !name.includes(label.toLowerCase().replaceAll(' ', '_'))
  return isWord ? label : null
}

/** Every field of every struct, in the order of the layout. */
export const fieldSource: SourceMaker = {
  tables: [fieldsTable.name],
  make: source => {
    const records = fieldPlaces(source).places.map(place => ({
      title: place.field.name,
      code: `${place.block}:${place.code}`,
      about: [ownLabel(place), place.field.meaning],
      id: place.route,
    }))
    return [{ kind: 'Fields', route: '{id}', counting: 'none', records }]
  },
}

/** Every struct inside a block, in layout order. */
export const structSource: SourceMaker = {
  tables: [structsTable.name],
  make: source => {
    const roots = new Set(formatDefinition(source).definition.blocks.map(({ struct }) => struct))
    const blocks = new Map(fieldPlaces(source).places.map(({ struct, block }) => [struct, block]))
    const records = [...blocks].map(([{ name, title, meaning }, block]) => {
      const isRoot = roots.has(name)
      const code = isRoot ? block : `${block}:${name}`
      return { title, code, about: [meaning], id: isRoot ? blockRoute(block) : fieldRoute(block, name) }
    })
    return [{ kind: 'Structs', route: '{id}', counting: 'none', records }]
  },
}
