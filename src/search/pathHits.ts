import { toHex } from '../shared/hex.ts'
import { fieldRoute } from '../shared/route.ts'
import { at } from './cells.ts'
import { addFieldsInside } from './fieldsInside.ts'
import { stepsTo } from './indexedLayout.ts'
import { addElement, addPlace, addVariable, blockKind, type Collector, meant } from './numberHits.ts'
import { describeOffset, pathOf } from './offsetHits.ts'
import { blockOf, follow, isOne, offsetOf } from './pathSteps.ts'
import type { FieldPath } from './readPath.ts'
import type { SearchIndex } from './searchIndex.ts'

function addSteps(index: SearchIndex, path: FieldPath, collector: Collector) {
  for (const struct of index.layout.structs) {
    if (path.block !== null && !(struct.isRoot && struct.block === path.block)) continue
    const steps = follow(index, struct, path.steps)
    const last = steps?.at(-1)
    if (!steps || !last) continue
    if (struct.isRoot && isOne(steps))
      addPlace(
        index,
        collector,
        blockKind,
        describeOffset(index, struct.block, offsetOf(steps), steps),
        meant,
      )
    else collector.entry(index.firstField + last.field.number, meant)
  }
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
  const { detail } = at(index.fieldEntries, last.field.number)
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

/** Finds a script variable by its name in block 01, as if it were a field there. */
function addNamedVariable(index: SearchIndex, { block, steps }: FieldPath, collector: Collector) {
  const [only, ...others] = steps
  if (block !== '01' || !only || others.length > 0) return
  if (only.index !== null) return addElement(index, `${only.name}[${only.index}]`, collector)
  const named = index.variables.texts.find(({ name }) => name === only.name)
  if (named) addVariable(index, named.index, collector, meant)
}

/** `globals.407`, where no struct is called so: an element. */
function asElement({ structs }: SearchIndex['layout'], path: FieldPath): FieldPath {
  const { inStruct } = path
  if (!inStruct || !/^\d+$/.test(inStruct.digits) || structs.some(({ name }) => name === inStruct.name))
    return path
  return { ...path, steps: [{ name: inStruct.name, index: Number(inStruct.digits) }], inStruct: null }
}

/** Finds the field, element or struct of a path or address, and completions of an unfinished one. */
export function addPath(index: SearchIndex, typed: FieldPath | null, collector: Collector): void {
  if (!typed) return
  const path = asElement(index.layout, typed)
  if (path.steps.length > 0) addSteps(index, path, collector)
  if (path.inStruct) addInStruct(index, path, collector)
  addStruct(index, path, collector)
  addNamedVariable(index, path, collector)
  addFieldsInside(index, path, collector)
}
