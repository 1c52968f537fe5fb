import type { ComponentType } from 'react'
import { type PageInfo, pages } from '../generated/register.ts'
import { loadLostStyles } from '../ui/lostStyles.ts'
import { loadPageCode } from './pageLoaders.ts'

/** What is known of the code of a page: the page itself, or why it did not come. */
export type LoadedPage =
  | { readonly Page: ComponentType; readonly error?: undefined }
  | { readonly error: unknown; readonly Page?: undefined }

const pagesByPath = new Map<string, PageInfo>(pages.map(page => [page.path, page]))
const loaded = new Map<string, LoadedPage>()
const loading = new Map<string, Promise<void>>()

/** The page of the register at a path, or undefined where no page is. */
export function findPage(path: string): PageInfo | undefined {
  return pagesByPath.get(path)
}

/** The code of a page if it is there, without waiting. */
export function readPage(path: string): LoadedPage | undefined {
  return loaded.get(path)
}

/** Loads a page once; resolves when `readPage` has an answer. A failure is told there, and a further call tries again. */
export function loadPage(page: PageInfo): Promise<void> {
  const known = loading.get(page.path)
  if (known) return known
  loadLostStyles()
  const promise = loadPageCode(page).then(
    Page => void loaded.set(page.path, { Page }),
    error => {
      loaded.set(page.path, { error })
      loading.delete(page.path)
    },
  )
  loading.set(page.path, promise)
  return promise
}
