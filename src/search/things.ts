import { fieldAddress } from '../shared/field-address.ts'
import { blockRoute, fieldRoute } from '../shared/route.ts'
import type { Counting, PackedThings } from '../shared/search-types.ts'
import { reader } from './cells.ts'
import type { LaidField, LaidStruct, Layout } from './places.ts'
import { unpackCodes, unpackTexts } from './unpack.ts'

/** What can be found beside the script variables. */
export interface Thing {
  readonly kind: string
  readonly counting: Counting
  readonly title: string
  /** Number or hex as the page writes it; empty where it has none. */
  readonly code: string
  readonly detail: string
  /** Address behind the #, with {id}, {code} and {title}. */
  readonly template: string
  readonly id: string
}

export interface Things {
  readonly all: readonly Thing[]
  /** Those of the fields, by the numbers of the fields. */
  readonly fields: readonly Thing[]
}

/** An id that is a route of its own keeps its slashes. */
const ownRoute = '{id}'

/** The address of a thing, behind the #. */
export function routeOf({ template, id, code, title }: Thing): string {
  if (template === ownRoute) return id
  return Object.entries({ id, code, title }).reduce(
    (route, [name, text]) => route.replace(`{${name}}`, () => encodeURIComponent(text)),
    template,
  )
}

/** What the index leaves out of a field or struct: it follows from its place. */
type Placed = Pick<Thing, 'code' | 'id' | 'template'>

function placed(block: string, address: string): Placed {
  return { code: `${block}:${address}`, id: fieldRoute(block, address), template: ownRoute }
}

function placeField(field: LaidField, name: string): Placed {
  const { name: structName, isRoot, block } = field.struct
  return placed(block, fieldAddress({ ...field, name, structName, isRoot }))
}

function placeStruct({ block, name, isRoot }: LaidStruct): Placed {
  return isRoot ? { code: block, id: blockRoute(block), template: ownRoute } : placed(block, name)
}

/** All things of the index but the script variables. */
export function readThings(packed: PackedThings, layout: Layout): Things {
  const titles = reader(unpackTexts(packed.titles))
  const details = reader(unpackTexts(packed.details))
  const ids = reader(unpackTexts(packed.ids))
  const codeTexts = reader(unpackTexts(packed.codes))
  const fields = reader(layout.fields)
  const structs = reader(layout.structs)
  const all: Thing[] = []
  for (const [kind, template, counting, size, numbers] of packed.kinds) {
    const codes = numbers ? reader(unpackCodes(numbers)) : codeTexts
    for (let left = size; left > 0; left--) {
      const title = titles()
      const code = codes()
      const id = ids() || code
      const thing = { kind, counting, title, code, template, id, detail: details() }
      if (kind === 'Fields') all.push({ ...thing, ...placeField(fields(), title) })
      else if (kind === 'Structs') all.push({ ...thing, ...placeStruct(structs()) })
      else all.push(thing)
    }
  }
  return { all, fields: all.filter(({ kind }) => kind === 'Fields') }
}
