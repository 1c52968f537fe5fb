import { pages } from '../generated/register.ts'
import type { Answer } from './answer.ts'

/** What has all words of a query. @param limitOf how many hits of a kind are wanted */
export function findHits(query: string, limitOf: (kind: string) => number): Answer {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const hits = pages
    .filter(({ title, path }) => words.every(word => `${title} ${path}`.toLowerCase().includes(word)))
    .map(({ path, title, group }) => ({ route: path, title, code: '', detail: group }))
  const kind = 'Pages'
  const groups = hits.length > 0 ? [{ kind, hits: hits.slice(0, limitOf(kind)), total: hits.length }] : []
  return { groups, readings: [], isNearest: false }
}
