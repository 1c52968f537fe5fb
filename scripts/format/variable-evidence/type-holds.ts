import type { VariableRule } from '../../tables/shared/resolved-variable.ts'
import type { VariableSave } from './variable-save.ts'

type Form = NonNullable<VariableRule['form']>
type Holds = (save: VariableSave, index: number) => boolean

/** Whole numbers and texts read as floats are smaller, but for 0. */
const smallestFloat = 1e-8
const stale = 0xffffffff
/** Counters in the lower 8 bits of a handle have 7 bits. */
const reuseBit = 0x80

/** Letters, digits and underscores, then zeros only: four bytes, first letter in the lowest. */
function isText(word: number): boolean {
  const bytes = [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24]
  const length = bytes.findLastIndex(byte => byte !== 0) + 1
  return bytes.slice(0, length).every(byte => /\w/.test(String.fromCharCode(byte)))
}

/** The test of a type in one save. */
export function typeTest({ form, least, most }: VariableRule): Holds {
  const isWithin = (value: number) => value >= (least ?? -Infinity) && value <= (most ?? Infinity)
  const tests: Readonly<Record<Form, Holds>> = {
    any: () => true,
    clock: ({ integers, clockMs }, index) => (integers[index] ?? 0) >= 0 && (integers[index] ?? 0) <= clockMs,
    flag: ({ integers }, index) => isWithin(integers[index] ?? 0),
    float: ({ floats }, index) => {
      const value = floats[index] ?? 0
      return value === 0 || (isWithin(value) && Math.abs(value) >= smallestFloat)
    },
    integer: ({ integers }, index) => isWithin(integers[index] ?? 0),
    'slot 16': ({ words }, index) => {
      const word = words[index] ?? 0
      return word === 0 || word === stale || (word > 0xffff && isWithin(word & 0xffff))
    },
    'slot 8': ({ words }, index) => {
      const word = words[index] ?? 0
      return (
        word === 0 || word === stale || (word < 0x1000000 && isWithin(word >>> 8) && (word & reuseBit) === 0)
      )
    },
    text: ({ words }, index) => isText(words[index] ?? 0),
  }
  return tests[form]
}

/** The rule of a type and kind: that of the kind, else that of the type. */
export function ruleOf(
  rules: readonly VariableRule[],
  type: VariableRule['type'],
  kind: VariableRule['kind'],
): VariableRule | undefined {
  return (
    rules.find(rule => rule.type === type && rule.kind === kind) ??
    rules.find(rule => rule.type === type && rule.kind === null)
  )
}
