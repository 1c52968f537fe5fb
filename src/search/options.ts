import type { Answer, Hit } from './answer.ts'

/** A line of the list that can be chosen: a hit, the wish for more of its kind, or a query to try. */
export type Option =
  | { readonly type: 'hit'; readonly hit: Hit }
  | { readonly type: 'more'; readonly kind: string; readonly count: number }
  | { readonly type: 'example'; readonly query: string; readonly finds: string }

export interface OptionGroup {
  readonly title: string
  readonly options: readonly Option[]
  /** Place of the first option among those of all groups. */
  readonly start: number
}

const examples: readonly Option[] = [
  { type: 'example', query: 'landstal', finds: 'a vehicle by its internal name' },
  { type: 'example', query: 'tagging up turf', finds: 'a mission with its variables and marker' },
  { type: 'example', query: '16:0114', finds: 'what stands at an offset of a block' },
  { type: 'example', query: '0x2F3A0', finds: 'what stands at an offset of the file' },
  { type: 'example', query: '59F29D44', finds: 'four bytes: a float, an integer, and where they occur' },
  { type: 'example', query: '$542', finds: 'a script variable by its number in tools' },
]

/** The lines of the list in their order; a start for readers who have not typed yet. */
export function groupOptions({ groups }: Answer, isEmpty: boolean): readonly OptionGroup[] {
  if (isEmpty) return [{ title: 'For example', options: examples, start: 0 }]
  let start = 0
  return groups.map(({ kind, hits, total }) => {
    const options: Option[] = hits.map(hit => ({ type: 'hit', hit }))
    if (total > hits.length) options.push({ type: 'more', kind, count: total - hits.length })
    const group = { title: kind, options, start }
    start += options.length
    return group
  })
}
