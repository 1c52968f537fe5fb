import { blockRoute } from '../generated/algebra/route.ts'

/** The route that older documentation had at a path, as it is today; null where it had none. */
export function routeOfOld(path: string): string | null {
  const block = /^\/block(\d\d)$/.exec(path)?.[1]
  return block === undefined ? null : blockRoute(block)
}
