import { parse } from '#shared/format-path/path.ts'
import { fieldSteps, pathOf } from '#shared/format-path/step.ts'
import { parseHex, toHex } from '#shared/number.ts'
import { fieldRoute } from '#shared/route.ts'
import { elementAt, entryHit } from './entries.ts'
import { blockKind, type HitCollector, scores } from './HitCollector.ts'
import {
  blockOf,
  follow,
  type IndexedField,
  type IndexedStruct,
  isSingleOffset,
  type Layout,
  stepsTo,
} from './indexedLayout.ts'
import { addElement } from './numberHits.ts'
import { describeOffset } from './offsetHits.ts'

/** A field path as written on the site. */
type FieldPath = NonNullable<ReturnType<typeof readPath>>

const ofBlock = /^(?:block\s*(\d{1,2})\s*[.:]|(\d{1,2}):)\s*/
/** Incomplete forms of a path: `float_stats[`, `float_stats[69`, `stored_car.`. */
const unfinished = /(?:(\[)|(\[\d+)|(\.))$/
const ofStruct = /^([a-z]\w*)\.([\da-f]{1,6})$/

/** Parses the path or address of a field; null for a query without a block, dot or bracket. */
function readPath(text: string) {
  const query = text.trim().toLowerCase()
  const [start = '', named, numbered] = ofBlock.exec(query) ?? []
  const typed = query.slice(start.length)
  const [, , element] = unfinished.exec(typed) ?? []
  const rest = element === undefined ? typed.replace(unfinished, '') : `${typed}]`
  const isOpen = rest === '' || typed.endsWith('.')
  if (start === '' && !/[.[]/.test(typed)) return null
  const steps = parse(rest)?.steps
  if (!steps && !ofStruct.test(rest) && (rest !== '' || start === '')) return null
  const [, name, digits] = ofStruct.exec(rest) ?? []
  return {
    /** Null if omitted. */
    block: (named ?? numbered)?.padStart(2, '0') ?? null,
    /** From the block, or any struct, down to the field: `block25.doors[all].flags`. */
    steps: steps ?? [],
    /** Value of `?f=` for a field inside a struct: `stored_car.0036`. */
    inStruct: name && digits ? { name, digits, offset: parseHex(digits) } : null,
    /** Whether it ends with a dot or colon, which asks for its fields: `block03.stored_cars[3].`. */
    isOpen,
  }
}

function addSteps(collector: HitCollector, path: FieldPath) {
  const { index } = collector
  for (const struct of index.layout.structs.values()) {
    if (path.block !== null && !(struct.isRoot && struct.block === path.block)) continue
    const steps = follow(index.layout, struct, path.steps)
    const last = steps.at(-1)
    if (!last) continue
    if (struct.isRoot && isSingleOffset(steps))
      collector.offset(blockKind, describeOffset(index, struct.block, last.offset, steps), scores.intended)
    else collector.entry(last.field.entry, scores.intended)
  }
}

function addInStruct(collector: HitCollector, { block: requested, inStruct }: FieldPath) {
  const { layout, entries } = collector.index
  const struct = layout.structs.get(inStruct?.name ?? '')
  const block = struct && blockOf(layout, struct, requested)
  if (!inStruct || !struct || !block) return
  const steps = stepsTo(layout, struct, inStruct.offset)
  const [first] = steps
  const last = steps.at(-1)
  if (!first || !last) return
  if (first.offset === inStruct.offset && !first.index && block === struct.block)
    return collector.entry(first.field.entry, scores.intended)
  const address = `${struct.name}.${toHex(inStruct.offset)}`
  const { detail } = elementAt(entries, last.field.entry)
  const title = `${struct.name}.${pathOf(steps)}`
  const route = fieldRoute(block, address)
  collector.hit(blockKind, { route, title, code: `${block}:${address}`, detail }, scores.intended)
}

/** Finds a whole struct by its address, such as `25:door`. */
function addStruct(collector: HitCollector, { block: requested, steps }: FieldPath) {
  const { layout, entries } = collector.index
  const [only, ...others] = steps
  const struct = layout.structs.get(only?.name ?? '')
  if (requested === null || !struct || others.length > 0) return
  const block = blockOf(layout, struct, requested)
  if (block === struct.block) collector.entry(struct.entry, scores.intended)
  else if (block !== null)
    collector.hit(
      'Structs',
      {
        ...entryHit(elementAt(entries, struct.entry)),
        route: fieldRoute(block, struct.name),
        code: `${block}:${struct.name}`,
      },
      scores.intended,
    )
}

/** Finds a script variable by its name in block 01, as if it were a field there. */
function addNamedVariable(collector: HitCollector, { block, steps }: FieldPath) {
  const [only, ...others] = steps
  if (block !== '01' || !only || others.length > 0) return
  const [first, second] = only.subscripts
  const name = only.name === 'globals' && first?.kind === 'name' ? first.name : only.name
  const element = name === only.name ? first : second
  if (element?.kind === 'index') return addElement(collector, `${name}[${element.index}]`)
  const named = collector.index.variables.entries.find(({ title }) => title === name)
  if (named) collector.variable(Number(named.id), scores.intended)
}

/** Score of a field within its struct, in struct order. */
const scoreOf = (position: number) => scores.intended + (position + 1) / 10

function addFields(collector: HitCollector, fields: readonly IndexedField[]) {
  fields.forEach(({ entry }, position) => void collector.entry(entry, scoreOf(position)))
}

/** The fields below a path: of one element at their offsets, otherwise those of its struct. */
function addBelow(collector: HitCollector, struct: IndexedStruct, { steps: path }: FieldPath) {
  const { index } = collector
  const steps = follow(index.layout, struct, path)
  const { fields } = index.layout.structs.get(steps.at(-1)?.field.struct ?? '') ?? { fields: [] }
  if (!struct.isRoot || !isSingleOffset(steps)) return addFields(collector, fields)
  fields.forEach(({ name }, position) => {
    const further = follow(index.layout, struct, [...path, { name, subscripts: [] }])
    const found = describeOffset(index, struct.block, further.at(-1)?.offset ?? 0, further)
    if (found) collector.hit(blockKind, found.hit, scoreOf(position))
  })
}

/** Completes an address: the fields of a block, struct or element, and those whose offset has the typed prefix. */
function addFieldsInside(collector: HitCollector, path: FieldPath) {
  const { layout, byDecimal, kindOf } = collector.index
  const { block, steps, inStruct, isOpen } = path
  const { structs } = layout
  const name = inStruct?.name ?? (steps.length === 1 ? steps[0]?.name : undefined)
  const struct = structs.get(name ?? '')
  const named = struct && blockOf(layout, struct, block) !== null ? struct : null
  if (named && inStruct) {
    const typed = fieldSteps(layout, named.name, {}).filter(({ offset }) =>
      toHex(offset).startsWith(inStruct.digits.toUpperCase()),
    )
    addFields(
      collector,
      typed.map(({ field }) => field),
    )
  }
  if (!isOpen) return
  const roots = [...structs.values()].filter(({ isRoot, block: own }) => isRoot && own === block)
  if (steps.length > 0)
    for (const outer of block === null ? structs.values() : roots) addBelow(collector, outer, path)
  if (named) addFields(collector, named.fields)
  if (steps.length > 0 || block === null) return
  const page = byDecimal.get(Number(block))?.find(entry => kindOf(entry) === 'Pages')
  if (page !== undefined) collector.entry(page, scores.intended)
  for (const { fields } of roots) addFields(collector, fields)
}

/** `globals.407`, where no struct is called so: an element. */
function asElement({ structs }: Layout, path: FieldPath): FieldPath {
  const { inStruct } = path
  if (!inStruct || !/^\d+$/.test(inStruct.digits) || structs.has(inStruct.name)) return path
  return { ...path, steps: parse(`${inStruct.name}[${inStruct.digits}]`)?.steps ?? [], inStruct: null }
}

/** Finds the field, element or struct of a path or address, and completions of an unfinished one. */
export function addPath(collector: HitCollector, query: string): void {
  const typed = readPath(query)
  if (!typed) return
  const path = asElement(collector.index.layout, typed)
  addSteps(collector, path)
  addInStruct(collector, path)
  addStruct(collector, path)
  addNamedVariable(collector, path)
  addFieldsInside(collector, path)
}
