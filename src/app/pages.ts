import { type ComponentType, memo, useEffect } from 'react'
import { preloadModule } from 'react-dom'
import { type PageFiles, pageFilesId } from '#shared/page-files.ts'
import { documentName, pathOf } from '#shared/route.ts'
import type { PageInfo } from '../generated/register.ts'
import { findPage } from '../site/findPage.ts'
import { makeStore } from '../ui/makeStore.ts'

/** Named as the static document of the route: `vtypes.page.tsx` for `/vtypes`. */
const modules = import.meta.glob<{ readonly default: ComponentType }>('../**/*.page.tsx')

const modulesByDocument = new Map(
  Object.entries(modules).map(([file, load]) => [file.replace(/.*\/|\.page\.tsx$/g, ''), load]),
)

/** What is known of the code of a page: its component, or why it could not be loaded. */
export type PageCode = { readonly Page: ComponentType } | { readonly error: unknown }

/** By path. */
const codes = makeStore<Readonly<Record<string, PageCode>>>({})
const loading = new Map<string, Promise<void>>()

async function importPage(page: PageInfo): Promise<ComponentType> {
  if (page.kind === 'block') {
    const { loadBlockPage } = await import('../blocks/page/loadBlockPage.tsx')
    return loadBlockPage(page.block)
  }
  const load = modulesByDocument.get(documentName(page.path))
  if (!load) throw new Error(`no module ${documentName(page.path)}.page.tsx`)
  return (await load()).default
}

/** Loads code and data of a page, once. A failure is reported where the page is shown; the next visit tries again. */
export function loadPage(page: PageInfo): Promise<void> {
  const { path } = page
  const settle = (code: PageCode) => codes.set({ ...codes.get(), [path]: code })
  const work =
    loading.get(path) ??
    importPage(page).then(
      // Memoised: a page renders for what it reads of an address, not for each change of it.
      Page => settle({ Page: memo(Page) }),
      (error: unknown) => {
        loading.delete(path)
        settle({ error })
      },
    )
  loading.set(path, work)
  return work
}

/** Fetches and compiles the script of a page, without running it; what that imports comes with the click. */
export function preloadPage({ path }: PageInfo): void {
  const pageFiles: PageFiles = JSON.parse(document.getElementById(pageFilesId)?.textContent ?? '{}')
  const [file] = pageFiles[path]?.modules ?? []
  if (file) preloadModule(`./${file}`, { as: 'script' })
}

/** Loads the page of the address. @returns whether there is one and its code came */
export async function loadFirstPage(): Promise<boolean> {
  const page = findPage(pathOf(location.hash.slice(1) || '/'))
  if (!page) return false
  await loadPage(page)
  return 'Page' in (codes.get()[page.path] ?? {})
}

/**
 * The code of a page, which is loaded if need be; undefined meanwhile. Not by Suspense: React would hold the page back until
 * its fallback has been shown for 300 ms.
 */
export function usePageCode(page: PageInfo | undefined): PageCode | undefined {
  const code = codes.useValue(known => page && known[page.path])
  useEffect(() => {
    if (page) void loadPage(page)
  }, [page])
  return code
}
