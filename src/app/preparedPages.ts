import { type ComponentType, use } from 'react'
import { pages } from '../generated/register.ts'
import { pathOf } from '../shared/route.ts'
import { loadPage } from './loadPage.ts'

const loadedPages = new Map<string, ComponentType>()
const loadingPages = new Map<string, Promise<ComponentType>>()

/** Loads the page at a path of the register, once. @throws as loadPage does */
export function preparePage(path: string): Promise<ComponentType> {
  const earlier = loadingPages.get(path)
  if (earlier) return earlier
  const loading = loadPage(path)
  loadingPages.set(path, loading)
  loading.then(
    page => loadedPages.set(path, page),
    () => {}, // thrown where the page is rendered
  )
  return loading
}

/** Loads the page of the address. An error is thrown where the page is rendered. */
export async function prepareFirstPage(): Promise<void> {
  const address = pathOf(location.hash.slice(1) || '/')
  const page = pages.find(({ path }) => path === address)
  if (page) await preparePage(page.path).catch(() => {})
}

/** The page at a path; suspends until it has loaded. @throws when it could not be loaded */
export function usePage(path: string): ComponentType {
  return loadedPages.get(path) ?? use(preparePage(path))
}

/** Lets a page that could not be loaded be loaded anew. */
export function forgetPage(path: string): void {
  loadingPages.delete(path)
}
