import { elementBytes } from '../../../src/shared/layout.ts'
import {
  type Definition,
  type Element,
  elementsOf,
  type Field,
  fieldsOf,
  type HandleTarget,
  namedLength,
} from '../definition.ts'
import type { ReadCursor } from './cursors.ts'
import { type BlockReading, isStruct, type Value } from './value.ts'

type IsLive = (handle: number) => boolean

interface Shelf {
  readonly block: string
  /** The list a handle refers to. */
  readonly list: string
  readonly test: (things: readonly Value[]) => IsLive
}

/** The lower half of a handle is the index in the list; the upper half counts how often that slot was reused. */
function byReference(things: readonly Value[]): IsLive {
  return handle => {
    const thing = things[handle & 0xffff]
    return thing !== undefined && isStruct(thing) && thing.reference === handle >>> 16
  }
}

function byNumber(name: string): Shelf['test'] {
  return things => {
    const handles = new Set(things.map(thing => (isStruct(thing) ? thing[name] : undefined)))
    return handle => handles.has(handle)
  }
}

/** Where the targets of handles are stored. */
const shelves: Readonly<Record<HandleTarget, Shelf>> = {
  blip: { block: '09', list: 'blips', test: byReference },
  pickup: { block: '06', list: 'pickups', test: byReference },
  object: { block: '02', list: 'objects', test: byNumber('handle') },
  'parked car': { block: '12', list: 'cars', test: byNumber('index') },
}

/** Compiles the test of whether a handle has a target in a save. */
export function liveTest(
  blocks: readonly Pick<BlockReading, 'number' | 'value'>[],
  thing: HandleTarget,
): IsLive {
  const { block, list, test } = shelves[thing]
  const things = blocks.find(({ number }) => number === block)?.value[list]
  return test(Array.isArray(things) ? things : [])
}

interface Lead {
  readonly index: number
  readonly name: string
  readonly thing: HandleTarget
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

/** Records handles that have no target here, although they have one in every known save. */
export type TestLeads = (cursor: ReadCursor, blocks: readonly BlockReading[]) => void

const article = (thing: HandleTarget) => (/^[aeiou]/.test(thing) ? 'an' : 'a')

function compileList(definition: Definition, struct: string, field: Field): TestLeads {
  const byIndex = new Map(
    elementsOf(field)
      .flatMap(leadsOf)
      .map(lead => [lead.index, lead]),
  )
  const leads = [...byIndex.values()]
  const things = [...new Set(leads.map(({ thing }) => thing))]
  const length = namedLength(definition, struct, field)
  const number = definition.blocks.find(block => block.struct === struct)?.number
  const size = elementBytes(field)
  return (cursor, blocks) => {
    const reading = blocks.find(block => block.number === number)
    const values = reading?.value[field.name]
    if (reading === undefined || !Array.isArray(values) || values.length !== length) return
    const areLive = new Map(things.map(thing => [thing, liveTest(blocks, thing)]))
    cursor.block = reading.number
    for (const { index, name, thing } of leads) {
      const value = values[index]
      if (typeof value !== 'number' || value === 0 || areLive.get(thing)?.(value)) continue
      cursor.path.push(field.name, index)
      cursor.violate(
        reading.start + field.offset + index * size,
        value,
        `0 or ${article(thing)} ${thing} that is there`,
        name,
      )
      cursor.path.length = 0
    }
  }
}

/** Compiles the test of all handles that are verified to have a target. */
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
