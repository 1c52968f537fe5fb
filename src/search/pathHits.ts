import { parse } from '#shared/format-path/path.ts'
import { pathOf } from '#shared/format-path/step.ts'
import { toHex } from '#shared/hex.ts'
import { fieldRoute } from '#shared/route.ts'
import { elementAt } from './entries.ts'
import { addFieldsInside } from './fieldsInside.ts'
import { blockKind, type HitCollector, scores } from './HitCollector.ts'
import { addElement } from './numberHits.ts'
import { describeOffset } from './offsetHits.ts'
import { blockOf, type FieldPath, follow, isSingleOffset, stepsTo } from './pathSteps.ts'
import type { SearchIndex } from './searchIndex.ts'

function addSteps(collector: HitCollector, path: FieldPath) {
  const { index } = collector
  for (const struct of index.layout.structs.values()) {
    if (path.block !== null && !(struct.isRoot && struct.block === path.block)) continue
    const steps = follow(index, struct, path.steps)
    const last = steps?.at(-1)
    if (!steps || !last) continue
    if (struct.isRoot && isSingleOffset(steps))
      collector.offset(blockKind, describeOffset(index, struct.block, last.offset, steps), scores.intended)
    else collector.entry(index.firstField + last.field.number, scores.intended)
  }
}

function addInStruct(collector: HitCollector, { block: requested, inStruct }: FieldPath) {
  const { index } = collector
  const struct = index.layout.structs.get(inStruct?.name ?? '')
  const block = struct && blockOf(index, struct, requested)
  if (!inStruct || !struct || !block) return
  const steps = stepsTo(index.layout, struct, inStruct.offset)
  const [first] = steps
  const last = steps.at(-1)
  if (!first || !last) return
  if (first.offset === inStruct.offset && !first.index && block === struct.block)
    return collector.entry(index.firstField + first.field.number, scores.intended)
  const address = `${struct.name}.${toHex(inStruct.offset)}`
  const { detail } = elementAt(index.fieldEntries, last.field.number)
  const title = `${struct.name}.${pathOf(steps)}`
  collector.hit(
    blockKind,
    { route: fieldRoute(block, address), title, code: `${block}:${address}`, detail },
    scores.intended,
  )
}

/** Finds a whole struct by its address, such as `25:door`. */
function addStruct(collector: HitCollector, { block: requested, steps }: FieldPath) {
  const { index } = collector
  const [only, ...others] = steps
  const struct = index.layout.structs.get(only?.name ?? '')
  if (requested === null || !struct || others.length > 0) return
  const block = blockOf(index, struct, requested)
  const found = index.firstStruct + [...index.layout.structs.keys()].indexOf(struct.name)
  if (block === struct.block) collector.entry(found, scores.intended)
  else if (block !== null) {
    const { title, detail } = index.hitOf(found)
    const route = fieldRoute(block, struct.name)
    collector.hit('Structs', { route, title, code: `${block}:${struct.name}`, detail }, scores.intended)
  }
}

/** Finds a script variable by its name in block 01, as if it were a field there. */
function addNamedVariable(collector: HitCollector, { block, steps }: FieldPath) {
  const [only, ...others] = steps
  if (block !== '01' || !only || others.length > 0) return
  const [first, second] = only.subscripts
  const name = only.name === 'globals' && first?.kind === 'name' ? first.name : only.name
  const element = name === only.name ? first : second
  if (element?.kind === 'index') return addElement(collector, `${name}[${element.index}]`)
  const named = collector.index.variables.texts.find(text => text.name === name)
  if (named) collector.variable(named.index, scores.intended)
}

/** `globals.407`, where no struct is called so: an element. */
function asElement({ structs }: SearchIndex['layout'], path: FieldPath): FieldPath {
  const { inStruct } = path
  if (!inStruct || !/^\d+$/.test(inStruct.digits) || structs.has(inStruct.name)) return path
  return { ...path, steps: parse(`${inStruct.name}[${inStruct.digits}]`)?.steps ?? [], inStruct: null }
}

/** Finds the field, element or struct of a path or address, and completions of an unfinished one. */
export function addPath(collector: HitCollector, typed: FieldPath | null): void {
  if (!typed) return
  const path = asElement(collector.index.layout, typed)
  if (path.steps.length > 0) addSteps(collector, path)
  if (path.inStruct) addInStruct(collector, path)
  addStruct(collector, path)
  addNamedVariable(collector, path)
  addFieldsInside(collector, path)
}
