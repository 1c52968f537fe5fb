import { parse } from '../shared/format-path/path.ts'
import { pathOf } from '../shared/format-path/step.ts'
import { toHex } from '../shared/hex.ts'
import { fieldRoute } from '../shared/route.ts'
import { elementAt } from './entries.ts'
import { addFieldsInside } from './fieldsInside.ts'
import { addElement, addOffset, addVariable, blockKind, type Collector, scores } from './numberHits.ts'
import { describeOffset } from './offsetHits.ts'
import { blockOf, type FieldPath, follow, isSingleOffset, stepsTo } from './pathSteps.ts'
import type { SearchIndex } from './searchIndex.ts'

function addSteps(index: SearchIndex, path: FieldPath, collector: Collector) {
  for (const struct of index.layout.structs.values()) {
    if (path.block !== null && !(struct.isRoot && struct.block === path.block)) continue
    const steps = follow(index, struct, path.steps)
    const last = steps?.at(-1)
    if (!steps || !last) continue
    if (struct.isRoot && isSingleOffset(steps))
      addOffset(
        index,
        collector,
        blockKind,
        describeOffset(index, struct.block, last.offset, steps),
        scores.intended,
      )
    else collector.entry(index.firstField + last.field.number, scores.intended)
  }
}

function addInStruct(
  index: SearchIndex,
  { block: requested, inStruct }: FieldPath,
  { entry, hit }: Collector,
) {
  const struct = index.layout.structs.get(inStruct?.name ?? '')
  const block = struct && blockOf(index, struct, requested)
  if (!inStruct || !struct || !block) return
  const steps = stepsTo(index.layout, struct, inStruct.offset)
  const [first] = steps
  const last = steps.at(-1)
  if (!first || !last) return
  if (first.offset === inStruct.offset && !first.index && block === struct.block)
    return entry(index.firstField + first.field.number, scores.intended)
  const address = `${struct.name}.${toHex(inStruct.offset)}`
  const { detail } = elementAt(index.fieldEntries, last.field.number)
  const title = `${struct.name}.${pathOf(steps)}`
  hit(
    blockKind,
    { route: fieldRoute(block, address), title, code: `${block}:${address}`, detail },
    scores.intended,
  )
}

/** Finds a whole struct by its address, such as `25:door`. */
function addStruct(index: SearchIndex, { block: requested, steps }: FieldPath, { entry, hit }: Collector) {
  const [only, ...others] = steps
  const struct = index.layout.structs.get(only?.name ?? '')
  if (requested === null || !struct || others.length > 0) return
  const block = blockOf(index, struct, requested)
  const found = index.firstStruct + [...index.layout.structs.keys()].indexOf(struct.name)
  if (block === struct.block) entry(found, scores.intended)
  else if (block !== null) {
    const { title, detail } = index.hitOf(found)
    const route = fieldRoute(block, struct.name)
    hit('Structs', { route, title, code: `${block}:${struct.name}`, detail }, scores.intended)
  }
}

/** Finds a script variable by its name in block 01, as if it were a field there. */
function addNamedVariable(index: SearchIndex, { block, steps }: FieldPath, collector: Collector) {
  const [only, ...others] = steps
  if (block !== '01' || !only || others.length > 0) return
  const [first, second] = only.subscripts
  const name = only.name === 'globals' && first?.kind === 'name' ? first.name : only.name
  const element = name === only.name ? first : second
  if (element?.kind === 'index') return addElement(index, `${name}[${element.index}]`, collector)
  const named = index.variables.texts.find(text => text.name === name)
  if (named) addVariable(index, named.index, collector, scores.intended)
}

/** `globals.407`, where no struct is called so: an element. */
function asElement({ structs }: SearchIndex['layout'], path: FieldPath): FieldPath {
  const { inStruct } = path
  if (!inStruct || !/^\d+$/.test(inStruct.digits) || structs.has(inStruct.name)) return path
  return { ...path, steps: parse(`${inStruct.name}[${inStruct.digits}]`)?.steps ?? [], inStruct: null }
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
