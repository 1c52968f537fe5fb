/** A route without the query behind it. */
export function pathOf(route: string): string {
  return route.replace(/\?.*/s, '')
}

/** What the files of a route's page are called: `block-01` for `/block/01`. */
export function documentName(path: string): string {
  return path === '/' ? 'overview' : path.slice(1).replaceAll('/', '-')
}
