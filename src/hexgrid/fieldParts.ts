import { onlyValue } from '../generated/algebra/range.ts'
import { isScalar } from '../generated/algebra/types.ts'
import { flagMask } from '../generated/algebra/value-set.ts'
import type { BlockFormat, Field, Struct } from '../generated/format/types.ts'
import { type Form, floatForms, integerForms } from '../tools/numberForms.ts'
import type { Part } from '../tools/subject.ts'
import { typeText } from './fieldText.ts'
import { filePlace } from './filePlace.ts'
import { findPlace } from './findPlace.ts'
import type { PlacedField } from './placeFields.ts'

const text = (key: string, label: string, shown: string): Part => ({
  key,
  label,
  forms: [{ text: shown, what: 'as shown' }],
})

/** How a value of a field can be written, its bytes as the field stores them. */
function valueForms({ type, elementSize }: Field, value: number): readonly Form[] {
  if (type === 'f32') return floatForms(value)
  return isScalar(type) ? integerForms(value, 2 * (elementSize ?? 1), [type]) : []
}

/** The value that a field always has. */
function fixedValue(field: Field): readonly Part[] {
  const value = onlyValue(field.range)
  if (value === null) return []
  const forms = valueForms(field, value)
  return forms.length > 0 ? [{ key: 'value', label: 'Value', forms }] : []
}

/** Key of the part for one of the values that the field list shows, by its place there. */
export const listedKey = (index: number): string => `listed ${index}`

/** The values that the field list names, or the masks of its bits. */
function listedValues(format: BlockFormat, field: Field): readonly Part[] {
  if (!field.values) return []
  const { name } = field.values
  const entries = format.enumerations[name]?.map(({ value, meaning, name: word }) => ({
    label: String(value),
    value,
    meaning: meaning || word,
  }))
  const flags = format.flagSets[name]?.map(flag => ({
    label: flag.name,
    value: flagMask(flag),
    meaning: flag.meaning,
  }))
  return (entries ?? flags ?? []).map(({ label, value, meaning }, index) => ({
    key: listedKey(index),
    label,
    forms: [{ text: meaning, what: 'as shown' }, ...valueForms(field, value)],
  }))
}

/** All that can be copied of a field, its place first. */
export function fieldParts(format: BlockFormat, struct: Struct, placed: PlacedField): readonly Part[] {
  const { field } = placed
  const { offset, isInBlock, path } = findPlace(format, struct, placed, null)
  const inFile = filePlace(format, struct, placed)
  return [
    {
      key: 'offset',
      label: isInBlock ? 'Offset in block' : 'Offset in struct',
      forms: integerForms(offset, 4, []),
    },
    ...(inFile
      ? [
          {
            key: 'file',
            label: inFile.isUsual ? 'Place in a typical file' : 'Place in file',
            forms: integerForms(inFile.offset, 5, []),
          },
        ]
      : []),
    text('name', 'Name', field.name),
    text('path', 'Path', path),
    text('type', 'Type', typeText(field)),
    ...fixedValue(field),
    ...listedValues(format, field),
  ]
}
