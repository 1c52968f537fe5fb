import { type PageInfo, pages } from '../generated/register.ts'

const pagesByPath = new Map<string, PageInfo>(pages.map(page => [page.path, page]))

/** The page at a path as a user may type it, with capitals or a final slash. */
export function findPage(path: string): PageInfo | undefined {
  return pagesByPath.get(path.toLowerCase().replace(/(?<=.)\/+$/, ''))
}
