import { blockRoute, fieldRoute } from '../../../../src/shared/route.ts'
import { formatDefinition } from '../../../format/format-definition.ts'
import { fieldsTable } from '../../../tables/format/fields.ts'
import { structsTable } from '../../../tables/format/structs.ts'
import { type IndexedField, indexedFields } from '../layout/indexed-fields.ts'
import type { SearchSource } from '../search-source.ts'

/** The byte grid label, if it adds to the name. */
function ownLabel({ step: { field } }: IndexedField): string | null {
  const { name, label } = field
  const isWord = label.length > 3 && !name.includes(label.toLowerCase().replaceAll(' ', '_'))
  return isWord ? label : null
}

/** Every field of every struct, in the order of the layout. */
export const fieldSource: SearchSource = {
  tables: [fieldsTable.name],
  readEntries: source => {
    const records = indexedFields(source).fields.map(indexed => ({
      title: indexed.step.name,
      code: `${indexed.block}:${indexed.code}`,
      about: [ownLabel(indexed), indexed.step.field.meaning],
      id: indexed.route,
    }))
    return [{ kind: 'Fields', route: '{id}', counting: 'none', records }]
  },
}

/** Every struct inside a block, in layout order. */
export const structSource: SearchSource = {
  tables: [structsTable.name],
  readEntries: source => {
    const roots = new Set(formatDefinition(source).definition.blocks.map(({ struct }) => struct))
    const blocks = new Map(indexedFields(source).fields.map(({ struct, block }) => [struct, block]))
    const records = [...blocks].map(([{ name, title, meaning }, block]) => {
      const isRoot = roots.has(name)
      const code = isRoot ? block : `${block}:${name}`
      return { title, code, about: [meaning], id: isRoot ? blockRoute(block) : fieldRoute(block, name) }
    })
    return [{ kind: 'Structs', route: '{id}', counting: 'none', records }]
  },
}
