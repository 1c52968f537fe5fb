import { fieldSteps } from '../shared/format-path/step.ts'
import { toHex } from '../shared/hex.ts'
import type { IndexedField, IndexedStruct } from './indexedLayout.ts'
import { blockKind, type Collector, scores } from './numberHits.ts'
import { describeOffset } from './offsetHits.ts'
import { blockOf, type FieldPath, follow, isSingleOffset } from './pathSteps.ts'
import type { SearchIndex } from './searchIndex.ts'

/** Score of a field within its struct, in struct order. */
const scoreOf = (position: number) => scores.intended + (position + 1) / 10

function addFields(index: SearchIndex, fields: readonly IndexedField[], { entry }: Collector) {
  fields.forEach(({ number }, position) => void entry(index.firstField + number, scoreOf(position)))
}

/** The fields below a path: of one element at their offsets, otherwise those of its struct. */
function addBehind(
  index: SearchIndex,
  struct: IndexedStruct,
  { steps: path }: FieldPath,
  collector: Collector,
) {
  const steps = follow(index, struct, path) ?? []
  const inner = index.layout.structs.get(steps.at(-1)?.field.struct ?? '')
  if (!inner) return
  if (!struct.isRoot || !isSingleOffset(steps)) return addFields(index, inner.fields, collector)
  inner.fields.forEach(({ name }, position) => {
    const further = follow(index, struct, [...path, { name, subscripts: [] }]) ?? []
    const found = describeOffset(index, struct.block, further.at(-1)?.offset ?? 0, further)
    if (found) collector.hit(blockKind, found.hit, scoreOf(position))
  })
}

/** Completes an address: the fields of a block, struct or element, and those whose offset has the typed prefix. */
export function addFieldsInside(index: SearchIndex, path: FieldPath, collector: Collector): void {
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
      index,
      typed.map(({ field }) => field),
      collector,
    )
  }
  if (!isOpen) return
  const roots = [...structs.values()].filter(({ isRoot, block: own }) => isRoot && own === block)
  if (steps.length > 0)
    for (const struct of block === null ? structs.values() : roots) addBehind(index, struct, path, collector)
  if (named) addFields(index, named.fields, collector)
  if (steps.length > 0 || block === null) return
  const page = index.byDecimal.get(Number(block))?.find(entry => index.kindOf(entry) === 'Pages')
  if (page !== undefined) collector.entry(page, scores.intended)
  for (const { fields } of roots) addFields(index, fields, collector)
}
