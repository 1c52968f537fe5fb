import { type CodeStep, fieldCode } from '#shared/field-code.ts'
import type { Step } from '#shared/format-path/step.ts'
import type { BlockFormat, Field } from '#shared/format-types.ts'
import { onlyValue } from '#shared/range.ts'
import { isScalar } from '#shared/types.ts'
import type { CopyPart } from '../table/actions/copyTarget.ts'
import { type CopyFormat, floatFormats, integerFormats } from '../table/actions/numberFormats.ts'
import { entriesOf } from './blockTree.ts'
import { fieldPosition } from './fieldAddress.ts'
import { typeText } from './fieldText.ts'
import { offsetLines } from './offsetLines.ts'

const text = (key: string, label: string, shown: string): CopyPart => ({
  key,
  label,
  formats: [{ text: shown, what: 'as shown' }],
})

/** Notations of a field value, including its bytes as stored. */
function valueFormats({ type, elementSize }: Field, value: number): readonly CopyFormat[] {
  if (type === 'f32') return floatFormats(value)
  return isScalar(type) ? integerFormats(value, 2 * (elementSize ?? 1), [type]) : []
}

/** The constant value of a field. */
function fixedValue(field: Field): readonly CopyPart[] {
  const value = onlyValue(field.range)
  if (value === null) return []
  const formats = valueFormats(field, value)
  return formats.length > 0 ? [{ key: 'value', label: 'Value', formats }] : []
}

/** The named values of a field, or the masks of its bits. */
function listedValues(format: BlockFormat, field: Field): readonly CopyPart[] {
  const listed = field.values && entriesOf(format, field.values.name)
  return (listed ?? []).map(({ value, bits, name, meaning }, index) => ({
    key: `listed ${index}`,
    label: bits ? name : String(value),
    formats: [{ text: meaning || name, what: 'as shown' }, ...valueFormats(field, value)],
  }))
}

/** The field as code; of a list on the way, the first element. */
function codeFormats(format: BlockFormat, steps: readonly Step[]): readonly CopyFormat[] {
  const { typescript, python } = fieldCode(
    format.name,
    steps.map(({ struct, field, count, index }, depth): CodeStep => {
      const isList = count !== null
      const isLast = depth === steps.length - 1
      const isWrapped =
        field.type === 'char' || field.type === 'gxt' || (field.values?.kind === 'flags' && !isList)
      const hasValues = field.elements !== null && isList
      const subscript = isList && !(isLast && index === null) ? `[${index ?? 0}]` : ''
      const wrapper = hasValues ? '.values' : isWrapped ? '.value' : ''
      return {
        struct,
        field: field.name,
        typescriptSuffix: subscript,
        pythonSuffix: `${wrapper}${subscript}`,
      }
    }),
  )
  return [
    { text: typescript, what: 'TypeScript' },
    { text: python, what: 'Python' },
  ]
}

/** Everything that can be copied from a field, offsets first. @param start of its block in the file; null if unknown */
export function fieldParts(format: BlockFormat, step: Step, start: number | null): readonly CopyPart[] {
  const { field } = step
  const { offset, isInBlock, inStruct, firstInBlock, path, steps } = fieldPosition(format, step, null)
  const [line] = offsetLines(format, step, start)
  const isMovable = line?.isMovable ?? false
  const which = `${isInBlock ? '' : ', first one'}${isMovable ? ', typical save' : ''}`
  const inBlock = isInBlock ? offset : (firstInBlock ?? 0)
  const offsets = [
    { key: 'offset', label: `Offset in block${which}`, value: inBlock, digits: 4 },
    { key: 'struct', label: 'Offset in struct', value: inStruct, digits: 4 },
    {
      key: 'file',
      label: `Offset in file${which}`,
      value: start === null || isMovable ? null : start + inBlock,
      digits: 5,
    },
  ]
  return [
    ...offsets.flatMap(({ key, label, value, digits }) =>
      value === null ? [] : [{ key, label, formats: integerFormats(value, digits, []) }],
    ),
    text('name', 'Name', field.name),
    text('path', 'Path', path),
    text('type', 'Type', typeText(field)),
    { key: 'code', label: 'Code', formats: codeFormats(format, steps) },
    ...fixedValue(field),
    ...listedValues(format, field),
  ]
}
