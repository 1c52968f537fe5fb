import { toHex } from '../generated/algebra/hex.ts'
import { fieldRoute } from '../generated/algebra/route.ts'
import { at } from './cells.ts'
import { addPlace, blockKind, type Collector, meant } from './numberHits.ts'
import { describePlace, pathOf } from './placeHits.ts'
import { type LaidField, type LaidStep, type LaidStruct, stepsTo } from './places.ts'
import type { FieldPath, PathStep } from './readPath.ts'
import type { SearchIndex } from './searchIndex.ts'

/** The fields that the names of a path lead through; null where it leads nowhere. */
function follow(
  index: SearchIndex,
  struct: LaidStruct,
  path: readonly PathStep[],
): readonly LaidStep[] | null {
  const steps: LaidStep[] = []
  let inner: LaidStruct | null = struct
  for (const { name, index: element } of path) {
    const field: LaidField | undefined = inner?.fields.find(
      ({ number }) => at(index.fieldThings, number).title === name,
    )
    if (!field || (element !== null && element * field.stride >= field.size)) return null
    if (element !== null && field.stride === 0) return null
    steps.push({ field, index: element })
    inner = field.inner
  }
  return steps
}

/** Bytes from the start of the first struct. */
function offsetOf(steps: readonly LaidStep[]): number {
  return steps.reduce((sum, { field, index }) => sum + field.offset + (index ?? 0) * field.stride, 0)
}

/**
 * Whether a path names one place: each list on its way says which element. The offset of a first byte alone would choose
 * the whole thing around it.
 */
const isOne = (steps: readonly LaidStep[], last: LaidStep) =>
  steps.slice(0, -1).every(({ field, index }) => index !== null || field.stride === 0) &&
  (steps.some(({ index }) => index !== null) || (steps.length > 1 && last.field.offset > 0))

function addSteps(index: SearchIndex, path: FieldPath, collector: Collector) {
  for (const struct of index.layout.structs) {
    if (path.block !== null && !(struct.isRoot && struct.block === path.block)) continue
    const steps = follow(index, struct, path.steps)
    const last = steps?.at(-1)
    if (!steps || !last) continue
    if (struct.isRoot && isOne(steps, last))
      addPlace(index, collector, blockKind, describePlace(index, struct.block, offsetOf(steps), steps), meant)
    else collector.entry(index.firstField + last.field.number, meant)
  }
}

/** All structs that lie in a struct, itself first. */
function structsIn(struct: LaidStruct): readonly LaidStruct[] {
  return [struct, ...struct.fields.flatMap(({ inner }) => (inner ? structsIn(inner) : []))]
}

/** A struct that other blocks have as well is shown on the page of each. */
function blockOf({ layout }: SearchIndex, struct: LaidStruct, asked: string | null): string | null {
  if (asked === null) return struct.block
  const root = layout.structs.find(({ isRoot, block }) => isRoot && block === asked)
  return root && structsIn(root).includes(struct) ? asked : null
}

function addInStruct(index: SearchIndex, { block: asked, inStruct }: FieldPath, { entry, hit }: Collector) {
  const struct = index.layout.structs.find(({ name }) => name === inStruct?.name)
  const block = struct && blockOf(index, struct, asked)
  if (!inStruct || !struct || !block) return
  const steps = stepsTo(struct, inStruct.offset)
  const [first] = steps
  const last = steps.at(-1)
  if (!first || !last) return
  if (first.field.offset === inStruct.offset && block === struct.block)
    return entry(index.firstField + first.field.number, meant)
  const address = `${struct.name}.${toHex(inStruct.offset)}`
  const { detail } = at(index.fieldThings, last.field.number)
  const title = `${struct.name}.${pathOf(index, steps)}`
  hit(blockKind, { route: fieldRoute(block, address), title, code: `${block}:${address}`, detail }, meant)
}

/** Finds a whole struct by its address, such as `25:door`. */
function addStruct(index: SearchIndex, { block: asked, steps }: FieldPath, { entry, hit }: Collector) {
  const [only, ...others] = steps
  const place = index.layout.structs.findIndex(({ name }) => name === only?.name)
  const struct = index.layout.structs[place]
  if (asked === null || !struct || others.length > 0) return
  const block = blockOf(index, struct, asked)
  const found = index.firstStruct + place
  if (block === struct.block) entry(found, meant)
  else if (block !== null) {
    const { title, detail } = index.hitOf(found)
    const route = fieldRoute(block, struct.name)
    hit('Structs', { route, title, code: `${block}:${struct.name}`, detail }, meant)
  }
}

/** Finds the field, element or struct whose path or address a query is. */
export function addPath(index: SearchIndex, path: FieldPath | null, collector: Collector): void {
  if (!path) return
  if (path.steps.length > 0) addSteps(index, path, collector)
  if (path.inStruct) addInStruct(index, path, collector)
  addStruct(index, path, collector)
}
