import { readFileSync } from 'node:fs'
import { emptyBlocks, pages } from '../../../src/generated/register.ts'
import { Random } from '../../support/seeded-random.ts'

/**
 * Input that breaks careless code: escapes, names of prototypes, markup, other hosts, other scripts, huge
 * numbers.
 */
const pieces: readonly string[] = JSON.parse(
  readFileSync(new URL('hostile-pieces.json', import.meta.url), 'utf8'),
)

/** Parameters that some page reads, and unknown names. */
const parameters = [
  ...'q sort cols row f id name layer show at zoom named script open'.split(' '),
  ...['all.row', 'garages.q', 'places.sort', 'group', 'slot', '__proto__', 'x', ''],
]

/**
 * Addresses after the # that no user would write, the same ones in every run: real and invented routes, with
 * and without parameters, made of the pieces above.
 */
export function hostileAddresses(count: number): readonly string[] {
  const random = new Random(10_000)
  const below = (limit: number) => random.integer(0, limit - 1)
  const oneOf = <Item>(items: readonly Item[], fallback: Item) => items[below(items.length)] ?? fallback
  const word = () => {
    const text = Array.from({ length: 1 + below(4) }, () => oneOf(pieces, '%')).join('')
    return below(20) === 0 ? text.repeat(1 + below(300)) : text
  }
  const routes = [...pages.map(({ path }): string => path), ...emptyBlocks.map(block => `/block/${block}`)]
  const path = () => {
    const kind = below(10)
    if (kind < 6) return oneOf(routes, '/')
    if (kind < 7) return `/block/${word()}`
    if (kind < 8) return `${oneOf(routes, '/')}/${word()}`
    return kind < 9 ? `/${word()}` : word()
  }
  const query = () =>
    Array.from({ length: 1 + below(3) }, () => `${oneOf(parameters, 'q')}=${word()}`).join(
      oneOf(['&', '&&', ';'], '&'),
    )
  return Array.from({ length: count }, () => (below(5) === 0 ? path() : `${path()}?${query()}`))
}
