import { scalars } from '../../algebra/types.ts'
import type { Value } from '../codec/value.ts'
import type { Range, ScalarType } from '../definition.ts'
import type { Random } from './random.ts'

/** Floats without a range stay within the map, where most of them belong. */
const farthest = 3000

/** A random number a type and a range allow. */
export function legalNumber(
  type: ScalarType,
  range: Range | null,
  random: Random,
  earlier: Readonly<Record<string, Value>>,
): Value {
  if (range?.kind === 'set') return range.values[random.integer(0, range.values.length - 1)] ?? 0
  if (range?.kind === 'sameAs') return earlier[range.field] ?? 0
  const span = range?.kind === 'span' ? range : null
  if (type !== 'f32') return random.integer(span?.min ?? scalars[type].min, span?.max ?? scalars[type].max)
  const { min, max } = span ?? { min: -farthest, max: farthest }
  return Math.fround(min + random.fraction() * (max - min) * 0.999)
}

/** A random text of the right length, ended by 00 where there is room. */
export function legalText(length: number, range: Range | null, random: Random): string {
  if (range?.kind === 'text') return range.text
  const used = random.integer(0, length)
  return Array.from({ length }, (_, index) =>
    String.fromCharCode(index < used ? random.integer(0x20, 0x7e) : 0),
  ).join('')
}
