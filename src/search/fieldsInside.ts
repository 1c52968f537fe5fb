import { fieldSteps } from '#shared/format-path/step.ts'
import { toHex } from '#shared/hex.ts'
import { blockKind, type HitCollector, scores } from './HitCollector.ts'
import type { IndexedField, IndexedStruct } from './indexedLayout.ts'
import { describeOffset } from './offsetHits.ts'
import { blockOf, type FieldPath, follow, isSingleOffset } from './pathSteps.ts'

/** Score of a field within its struct, in struct order. */
const scoreOf = (position: number) => scores.intended + (position + 1) / 10

function addFields(collector: HitCollector, fields: readonly IndexedField[]) {
  const { firstField } = collector.index
  fields.forEach(({ number }, position) => void collector.entry(firstField + number, scoreOf(position)))
}

/** The fields below a path: of one element at their offsets, otherwise those of its struct. */
function addBehind(collector: HitCollector, struct: IndexedStruct, { steps: path }: FieldPath) {
  const { index } = collector
  const steps = follow(index, struct, path) ?? []
  const inner = index.layout.structs.get(steps.at(-1)?.field.struct ?? '')
  if (!inner) return
  if (!struct.isRoot || !isSingleOffset(steps)) return addFields(collector, inner.fields)
  inner.fields.forEach(({ name }, position) => {
    const further = follow(index, struct, [...path, { name, subscripts: [] }]) ?? []
    const found = describeOffset(index, struct.block, further.at(-1)?.offset ?? 0, further)
    if (found) collector.hit(blockKind, found.hit, scoreOf(position))
  })
}

/** Completes an address: the fields of a block, struct or element, and those whose offset has the typed prefix. */
export function addFieldsInside(collector: HitCollector, path: FieldPath): void {
  const { index } = collector
  const { block, steps, inStruct, isOpen } = path
  const { structs } = index.layout
  const name = inStruct?.name ?? (steps.length === 1 ? steps[0]?.name : undefined)
  const struct = structs.get(name ?? '')
  const named = struct && blockOf(index, struct, block) !== null ? struct : null
  if (named && inStruct) {
    const typed = fieldSteps(index.layout, named.name, {}).filter(({ offset }) =>
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
    for (const struct of block === null ? structs.values() : roots) addBehind(collector, struct, path)
  if (named) addFields(collector, named.fields)
  if (steps.length > 0 || block === null) return
  const page = index.byDecimal.get(Number(block))?.find(entry => index.kindOf(entry) === 'Pages')
  if (page !== undefined) collector.entry(page, scores.intended)
  for (const { fields } of roots) addFields(collector, fields)
}
