import { toHex } from '../algebra/hex.ts'
import { isList } from '../algebra/types.ts'
import { type Definition, type Field, fieldsOf, type ValueSet } from '../format/definition.ts'

/** A field of the format that stores keys of a table, with the address that shows it. */
export interface StoringField {
  /** E.g. `block03.stored_cars[].model`. */
  readonly path: string
  readonly route: string
}

/** Tables whose rows are the entries of an enumeration. */
const tableOfEnumeration: Readonly<Record<string, string>> = {
  gangs: 'blocks/10-gangs',
  garage_types: 'garages',
  pickup_types: 'blocks/06-pickup-types',
}

function tableOf(values: ValueSet | null): string | null {
  if (values === null) return null
  return values.kind === 'table' ? values.name : (tableOfEnumeration[values.name] ?? null)
}

/** The tables whose keys a field holds: as values, as positions of a list, or in named elements of it. */
function tablesOf({ values, positions }: Field): readonly string[] {
  return [tableOf(values), tableOf(positions)].filter(name => name !== null)
}

interface Place {
  readonly path: string
  readonly struct: string
}

function collect(
  definition: Definition,
  block: string,
  place: Place,
  isRoot: boolean,
): readonly [string, StoringField][] {
  return fieldsOf(definition, place.struct).flatMap(field => {
    const path = `${place.path}.${field.name}`
    const address = isRoot ? field.name : `${place.struct}.${toHex(field.offset)}`
    const inner =
      field.struct === null
        ? []
        : collect(
            definition,
            block,
            { path: isList(field) ? `${path}[]` : path, struct: field.struct },
            false,
          )
    const own = tablesOf(field).map((table): [string, StoringField] => [
      table,
      { path, route: `/block/${block}?f=${address}` },
    ])
    return [...own, ...inner]
  })
}

/** The fields that store keys of each table, by the last part of its name as value sets give it, or its whole name. */
export function storingFields(definition: Definition): ReadonlyMap<string, readonly StoringField[]> {
  const fields = new Map<string, StoringField[]>()
  for (const { number, struct } of definition.blocks)
    for (const [table, field] of collect(definition, number, { path: `block${number}`, struct }, true)) {
      const known = fields.get(table)
      if (known === undefined) fields.set(table, [field])
      else if (!known.some(({ path }) => path === field.path)) known.push(field)
    }
  return fields
}
