import {
  type Definition,
  type Element,
  type Field,
  fieldsOf,
  namedLength,
  type Thing,
} from '../definition.ts'
import type { ReadCursor } from './cursors.ts'
import { type BlockReading, isStruct, type StructValue } from './value.ts'

interface Shelf {
  readonly block: string
  /** List of the things. */
  readonly list: string
  /** The handle that leads to the thing in a place of the list. */
  readonly handleOf: (thing: StructValue, place: number) => number
}

/** The lower half of a handle is the place, the upper half counts how often it was used. */
const byReference: Shelf['handleOf'] = ({ reference }, place) => Number(reference) * 0x10000 + place

/** Where the things stand that handles lead to. */
const shelves: Readonly<Record<Thing, Shelf>> = {
  blip: { block: '09', list: 'blips', handleOf: byReference },
  pickup: { block: '06', list: 'pickups', handleOf: byReference },
  object: { block: '02', list: 'objects', handleOf: ({ handle }) => Number(handle) },
  'parked car': { block: '12', list: 'cars', handleOf: ({ index }) => Number(index) },
}

/** The handles that lead to something in a save. */
export function liveHandles(
  blocks: readonly Pick<BlockReading, 'number' | 'value'>[],
  thing: Thing,
): ReadonlySet<number> {
  const { block, list, handleOf } = shelves[thing]
  const things = blocks.find(({ number }) => number === block)?.value[list]
  return new Set(Array.isArray(things) ? things.filter(isStruct).map(handleOf) : [])
}

interface Lead {
  readonly index: number
  readonly name: string
  readonly thing: Thing
}

function leadsOf({ index, name, count, leadsTo }: Element): Lead[] {
  if (leadsTo === null) return []
  if (count === null) return [{ index, name, thing: leadsTo }]
  return Array.from({ length: count }, (_, part) => ({
    index: index + part,
    name: `${name}[${part}]`,
    thing: leadsTo,
  }))
}

/** Notes handles of a read save that lead to nothing, though they do in every save that is known. */
export type TestLeads = (cursor: ReadCursor, blocks: readonly BlockReading[]) => void

function compileList(definition: Definition, struct: string, field: Field): TestLeads {
  const byIndex = new Map((field.elements ?? []).flatMap(leadsOf).map(lead => [lead.index, lead]))
  const leads = [...byIndex.values()]
  const things = [...new Set(leads.map(({ thing }) => thing))]
  const length = namedLength(definition, struct, field)
  const number = definition.blocks.find(block => block.struct === struct)?.number
  const size = field.elementSize ?? 0
  return (cursor, blocks) => {
    const reading = blocks.find(block => block.number === number)
    const values = reading?.value[field.name]
    if (reading === undefined || !Array.isArray(values) || values.length !== length) return
    const handles = new Map(things.map(thing => [thing, liveHandles(blocks, thing)]))
    cursor.block = reading.number
    for (const { index, name, thing } of leads) {
      const value = values[index]
      if (typeof value !== 'number' || value === 0 || handles.get(thing)?.has(value)) continue
      cursor.path.push(field.name, index)
      cursor.violate(
        reading.start + field.offset + index * size,
        value,
        `0 or a ${thing} that is there`,
        name,
      )
      cursor.path.length = 0
    }
  }
}

/** The test of all handles that are proven to lead to something. */
export function compileLeads(definition: Definition): TestLeads {
  const tests = definition.blocks.flatMap(({ struct }) =>
    fieldsOf(definition, struct)
      .filter(({ elements }) => elements?.some(({ leadsTo }) => leadsTo !== null))
      .map(field => compileList(definition, struct, field)),
  )
  return (cursor, blocks) => {
    for (const test of tests) test(cursor, blocks)
  }
}
