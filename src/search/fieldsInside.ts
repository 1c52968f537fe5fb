import { toHex } from '../shared/hex.ts'
import type { IndexedField, IndexedStruct } from './indexedLayout.ts'
import { blockKind, type Collector, meant } from './numberHits.ts'
import { describeOffset } from './offsetHits.ts'
import { blockOf, follow, isOne, offsetOf } from './pathSteps.ts'
import type { FieldPath } from './readPath.ts'
import type { SearchIndex } from './searchIndex.ts'

/** Score of a field within its struct, in struct order. */
const scoreOf = (place: number) => meant + (place + 1) / 10

function addFields(index: SearchIndex, fields: readonly IndexedField[], { entry }: Collector) {
  fields.forEach(({ number }, place) => void entry(index.firstField + number, scoreOf(place)))
}

/** The fields below a path: of one element at their offsets, otherwise those of its struct. */
function addBehind(
  index: SearchIndex,
  struct: IndexedStruct,
  { steps: path }: FieldPath,
  collector: Collector,
) {
  const steps = follow(index, struct, path) ?? []
  const inner = steps.at(-1)?.field.inner
  if (!inner) return
  if (!struct.isRoot || !isOne(steps)) return addFields(index, inner.fields, collector)
  inner.fields.forEach((field, place) => {
    const offset = offsetOf(steps) + field.offset
    const found = describeOffset(index, struct.block, offset, [...steps, { field, index: null }])
    if (found) collector.hit(blockKind, found.hit, scoreOf(place))
  })
}

/** Completes an address: the fields of a block, struct or element, and those whose offset has the typed prefix. */
export function addFieldsInside(index: SearchIndex, path: FieldPath, collector: Collector): void {
  const { block, steps, inStruct, isOpen } = path
  const { structs } = index.layout
  const asked = inStruct ?? (steps.length === 1 ? steps[0] : null)
  const named = structs.find(struct => struct.name === asked?.name && blockOf(index, struct, block) !== null)
  if (named && inStruct)
    addFields(
      index,
      named.fields.filter(({ offset }) => toHex(offset).startsWith(inStruct.digits.toUpperCase())),
      collector,
    )
  if (!isOpen) return
  const roots = structs.filter(struct => struct.isRoot && struct.block === block)
  if (steps.length > 0)
    for (const struct of block === null ? structs : roots) addBehind(index, struct, path, collector)
  if (named) addFields(index, named.fields, collector)
  if (steps.length > 0 || block === null) return
  const page = index.byDecimal.get(Number(block))?.find(entry => index.kindOf(entry) === 'Pages')
  if (page !== undefined) collector.entry(page, meant)
  for (const { fields } of roots) addFields(index, fields, collector)
}
