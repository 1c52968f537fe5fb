import type { Answer, Hit } from './answer.ts'

/** A line of the list: a hit, more hits of a category, more categories, or an example query. */
export type Option =
  | { readonly type: 'hit'; readonly hit: Hit }
  | { readonly type: 'more'; readonly kind: string; readonly count: number }
  | { readonly type: 'kinds'; readonly count: number }
  | { readonly type: 'example'; readonly query: string; readonly finds: string }

interface OptionGroup {
  readonly title: string
  readonly options: readonly Option[]
}

const examples: readonly Option[] = [
  { type: 'example', query: 'tagging up turf', finds: 'a mission, its statistic and its marker' },
  { type: 'example', query: 'landstal', finds: 'a vehicle by its internal name' },
  { type: 'example', query: '16:0114', finds: 'the field at an offset of a block' },
  { type: 'example', query: '0x2F3A0', finds: 'the field at an offset of a file' },
  { type: 'example', query: '59F29D44', finds: 'four bytes as float and integer, and where they occur' },
  { type: 'example', query: '$542', finds: 'a script variable by its number in tools' },
]

/** The lines of the list, in order; examples if the query is empty. */
export function groupOptions(answer: Answer | null): readonly OptionGroup[] {
  if (!answer) return [{ title: 'Examples', options: examples }]
  const groups: OptionGroup[] = answer.groups.map(({ kind, hits, total }) => {
    const options: Option[] = hits.map(hit => ({ type: 'hit', hit }))
    if (total > hits.length) options.push({ type: 'more', kind, count: total - hits.length })
    return { title: kind, options }
  })
  const { hiddenKinds } = answer
  if (hiddenKinds > 0)
    groups.push({ title: 'More categories', options: [{ type: 'kinds', count: hiddenKinds }] })
  return groups
}
