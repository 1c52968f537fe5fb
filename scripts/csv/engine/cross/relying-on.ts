import type { AnyTable } from '../table.ts'
import type { CrossCheck } from './cross-check.ts'

/** Skips a check if a table it relies on has problems of its own: they alone are reported, not what follows from them. */
export function relyingOn(tables: readonly AnyTable[], check: CrossCheck): CrossCheck {
  return source => (tables.some(table => table.problems(source).length > 0) ? [] : check(source))
}
