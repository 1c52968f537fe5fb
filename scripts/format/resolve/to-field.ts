import { parseCount } from '../../../src/shared/count.ts'
import { memoizeBy } from '../../../src/shared/memoize.ts'
import { parseRange } from '../../../src/shared/range.ts'
import { isRun, isScalar, parseType, scalars } from '../../../src/shared/types.ts'
import { parseValueSet } from '../../../src/shared/value-set.ts'
import type { Element, Field, Platform, ScalarType } from '../definition.ts'
import type { ElementRow } from './element-row.ts'
import type { FieldRow } from './rows.ts'

export interface FieldOffset {
  readonly offset: number
  readonly offsetAfter: readonly string[]
}

export interface FieldParts extends FieldOffset {
  readonly source: string
  readonly platform: Platform
  readonly elements: readonly ElementRow[]
  /** Size of a struct by name: null if variable, undefined if it does not exist. */
  readonly structSize: (name: string) => number | null | undefined
}

/** Most element rows are script variables, which do not change when another table does. */
const toElement = memoizeBy(({ values }: ElementRow) => {
  return {
    index: values.index,
    name: values.name,
    type: values.type,
    count: values.count,
    meaning: values.meaning,
    range: values.range === null ? null : parseRange(values.range),
    values: parseValueSet(values.values),
    leadsTo: values.leadsTo,
    evidence: values.evidence,
  }
})

const isTyped = (element: ReturnType<typeof toElement>): element is Element => element.type !== null

function elementIn(row: ElementRow, arrayType: ScalarType): Element {
  const element = toElement(row)
  return isTyped(element) ? element : { ...element, type: arrayType }
}

/** The field described by a row of fields.csv; the checks report faults. */
export function toField({ values }: FieldRow, parts: FieldParts): Field {
  const type = parseType(values.type)
  const count = values.count === null ? null : parseCount(values.count)
  const length = count === null ? 1 : count.kind === 'fixed' ? count.value : null
  const single = isRun(type)
    ? 1
    : isScalar(type)
      ? scalars[type].size
      : (parts.structSize(values.type) ?? null)
  const size = single === null || length === null ? null : single * length
  return {
    name: values.name,
    type,
    struct: type === 'struct' ? values.type : null,
    count,
    offset: parts.offset,
    offsetAfter: parts.offsetAfter,
    elementSize: isRun(type) ? size : single,
    size,
    label: values.label ?? '',
    legend: values.legend,
    meaning: values.meaning,
    range: values.range === null ? null : parseRange(values.range),
    values: parseValueSet(values.values),
    positions: parseValueSet(values.positions),
    role: values.role,
    evidence: (parts.platform === 'mobile' ? values.mobileEvidence : null) ?? values.evidence,
    source: parts.source,
    versions: values.versions ?? '',
    elements:
      parts.elements.length === 0 || !isScalar(type) ? null : parts.elements.map(row => elementIn(row, type)),
  }
}
