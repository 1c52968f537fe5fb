/** A route without its query. */
export function pathOf(route: string): string {
  return route.replace(/\?.*/s, '')
}

/** Base name of the files of a route: `block-01` for `/block/01`. */
export function documentName(path: string): string {
  return path === '/' ? 'overview' : path.slice(1).replaceAll('/', '-')
}

/** Fragment at which a static page does not become the app. */
export const staticFragment = '#static'

/** Address parameter of the selected field or struct on a block page. */
export const fieldParameter = 'f'

/** Number of the padding and checksum at the end of the file, where pages and rows have the number of a block. */
export const fileEnd = '30'

/** The route of the page of a block. @param block two digits */
export function blockRoute(block: string): string {
  return `/block/${block}`
}

/** The route of a field. @param address as `fieldAddress` makes it; a struct name selects the whole struct */
export function fieldRoute(block: string, address: string): string {
  return `${blockRoute(block)}?${fieldParameter}=${address}`
}

/** Address parameter of the highlighted item on the overview: the first byte of a part of the file, in hex, or the path of a folder. */
export const markParameter = 'mark'

/** The route of a highlighted item on the overview. */
export function markRoute(mark: string): string {
  return `/?${markParameter}=${mark}`
}

/** The downloads on the overview. */
export const downloadsMark = 'downloads'
export const downloadsRoute = markRoute(downloadsMark)

/** The route of a statistic: its row in the table of block 16. */
export function statisticRoute(id: string): string {
  return `/block/16?stats.row=${id}`
}
