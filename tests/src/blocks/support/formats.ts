import type { Counts } from '#shared/count.ts'
import { fieldSteps, type Step } from '#shared/format-path/step.ts'
import type { BlockFormat, Field, Struct } from '#shared/format-types.ts'
import { stepsIn } from '../../../../src/blocks/blockTree.ts'
import { type FoundField, parseFieldAddress } from '../../../../src/blocks/fieldAddress.ts'
import { required } from '../../../support/required.ts'

const modules = import.meta.glob<{ format: BlockFormat }>(
  '../../../../src/generated/format/block-[0-9][0-9].ts',
  {
    eager: true,
  },
)

/** The generated formats of all block pages. */
export const formats: readonly BlockFormat[] = Object.values(modules).map(({ format }) => format)

/** Each field of each struct of all block pages. */
export const everyField = formats.flatMap(format =>
  format.structs.flatMap(struct => stepsIn(format, struct.name).map(step => ({ format, struct, step }))),
)

/** The generated format of one block page. */
export const formatOf = (number: string): BlockFormat =>
  required(
    formats.find(format => format.number === number),
    `format of block ${number}`,
  )

/** The field that an address names; null if it names none. */
export function foundAt(format: BlockFormat, address: string | null): FoundField | null {
  const target = parseFieldAddress(format, address)
  return target?.kind === 'field' ? target.found : null
}

/** A field of single 4-byte numbers unless told otherwise. */
export function field(part: Partial<Field> & { name: string }): Field {
  return {
    type: 'u32',
    struct: null,
    count: null,
    offset: 0,
    offsetAfter: [],
    elementSize: 4,
    size: 4,
    legend: 'integer',
    meaning: '',
    range: null,
    values: null,
    positions: null,
    role: 'data',
    evidence: 'verified',
    versions: '',
    elements: null,
    ...part,
  }
}

export function struct(name: string, fields: readonly Field[]): Struct {
  return { name, title: name, source: '', meaning: '', blocks: ['99'], size: null, fields }
}

/** The fields of a struct at their offsets in it. */
export function stepsOf(fields: readonly Field[], counts: Counts = {}): readonly Step[] {
  return fieldSteps({ blocks: [], structs: new Map([['s', { fields }]]) }, 's', counts)
}

/** A field of a generated format at its offset in its struct. @throws Error without such a field */
export const stepOf = (format: BlockFormat, struct: string, name: string): Step =>
  required(
    stepsIn(format, struct).find(step => step.name === name),
    `field ${struct}.${name}`,
  )
