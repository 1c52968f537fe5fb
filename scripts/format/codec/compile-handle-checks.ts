import { namedLength } from '#shared/format-path/tree.ts'
import { elementBytes } from '#shared/layout.ts'
import { type Definition, eachNamedValue, type Field, fieldsOf, type HandleTarget } from '../definition.ts'
import type { ReadCursor } from './cursors.ts'
import { type BlockReading, isStruct, type StructValue, type Value } from './value.ts'

type IsValidHandle = (handle: number) => boolean

interface HandleTable {
  readonly block: string
  /** The list a handle refers to. */
  readonly list: string
  readonly test: (targets: readonly Value[]) => IsValidHandle
}

/** The lower half of a handle is the index in the list; the upper half counts how often that slot was reused. */
function byReference(targets: readonly Value[]): IsValidHandle {
  return handle => {
    const target = targets[handle & 0xffff]
    return target !== undefined && isStruct(target) && target.reference === handle >>> 16
  }
}

function byNumber(name: string): HandleTable['test'] {
  return targets => {
    const handles = new Set(targets.map(target => (isStruct(target) ? target[name] : undefined)))
    return handle => handles.has(handle)
  }
}

/** Where the targets of handles are stored. */
const handleTables: Readonly<Record<HandleTarget, HandleTable>> = {
  blip: { block: '09', list: 'blips', test: byReference },
  pickup: { block: '06', list: 'pickups', test: byReference },
  object: { block: '02', list: 'objects', test: byNumber('handle') },
  'parked car': { block: '12', list: 'cars', test: byNumber('index') },
}

/** Compiles the test of whether a handle has a target in a save. @param valuesOf gives the values of its blocks by number */
export function handleTest(
  valuesOf: (block: string) => StructValue | undefined,
  target: HandleTarget,
): IsValidHandle {
  const { block, list, test } = handleTables[target]
  const targets = valuesOf(block)?.[list]
  return test(Array.isArray(targets) ? targets : [])
}

/** Records handles that have no target here, although they have one in every known save. */
export type CheckHandles = (cursor: ReadCursor, blocks: readonly BlockReading[]) => void

const article = (target: HandleTarget) => (/^[aeiou]/.test(target) ? 'an' : 'a')

function compileList(definition: Definition, struct: string, field: Field): CheckHandles {
  const variables = eachNamedValue(field, ({ leadsTo }) => leadsTo && { target: leadsTo })
  const targets = [...new Set(variables.map(({ target }) => target))]
  const length = namedLength(definition, struct, field)
  const size = elementBytes(field)
  const key = definition.keyOf(field.name)
  return (cursor, blocks) => {
    const reading = blocks.find(({ block }) => block.struct === struct)
    const values = reading?.value[key]
    if (reading === undefined || !Array.isArray(values) || values.length !== length) return
    const valuesOf = (number: string) => blocks.find(({ block }) => block.number === number)?.value
    const tests = new Map(targets.map(target => [target, handleTest(valuesOf, target)]))
    cursor.block = reading.block.number
    for (const { index, name, target } of variables) {
      const value = values[index]
      if (typeof value !== 'number' || value === 0 || tests.get(target)?.(value)) continue
      const offset = reading.start + field.offset + index * size
      const allowed = `0 or ${article(target)} ${target} that exists`
      cursor.at([field.name, index], () => cursor.violate(offset, value, allowed, name))
    }
  }
}

/** Compiles the test of all handles that are verified to have a target. */
export function compileHandleChecks(definition: Definition): CheckHandles {
  const tests = definition.blocks.flatMap(({ struct }) =>
    fieldsOf(definition, struct)
      .filter(({ elements }) => elements?.some(({ leadsTo }) => leadsTo !== null))
      .map(field => compileList(definition, struct, field)),
  )
  return (cursor, blocks) => {
    for (const test of tests) test(cursor, blocks)
  }
}
