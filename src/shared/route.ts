/** A route without the query behind it. */
export function pathOf(route: string): string {
  return route.replace(/\?.*/s, '')
}

/** What the files of a route's page are called: `block-01` for `/block/01`. */
export function documentName(path: string): string {
  return path === '/' ? 'overview' : path.slice(1).replaceAll('/', '-')
}

/** Names the field or struct that the address of a block's page asks for. */
export const fieldParameter = 'f'

/** The route of the page of a block (two digits), or of the field at an offset in it (hex digits) where there is one. */
export function blockRoute(block: string, offsetHex?: string | null): string {
  return offsetHex ? fieldRoute(block, offsetHex) : `/block/${block}`
}

/** The route of a field. @param address as field-address.ts writes it; the name of a struct leads to all of it */
export function fieldRoute(block: string, address: string): string {
  return `/block/${block}?${fieldParameter}=${address}`
}

/** Names what is to be marked on the overview: the first byte of a part of the file, in hex, or the path of a folder. */
export const markParameter = 'mark'

/** The route of what the overview marks. */
export function markRoute(mark: string): string {
  return `/?${markParameter}=${mark}`
}

/** The route of a statistic: its row in the table of block 16. */
export function statisticRoute(id: string): string {
  return `/block/16?stats.row=${id}`
}
