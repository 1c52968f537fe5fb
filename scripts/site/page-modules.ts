import type { Rollup } from 'vite'
import { documentName } from '#shared/route.ts'

/** The modules of a page, as src/app/pages.ts imports them. */
function modulesOf(path: string): readonly string[] {
  const name = documentName(path)
  const block = /^\/block\/(.+)/.exec(path)?.[1]
  if (block === undefined) return [`/${name}.page.tsx`]
  return ['/loadBlockPage.tsx', `/generated/format/${name}.ts`, `/page/blocks/${block}.tsx`]
}

/**
 * The scripts of a page that a document does not load by itself.
 * @throws if no script contains its modules
 */
export function pageModules(bundle: Rollup.OutputBundle, path: string): readonly string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap(file => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  /** Files with all that they import. */
  const withImports = (files: readonly string[], found = new Set<string>()): ReadonlySet<string> => {
    for (const file of files)
      if (!found.has(file)) withImports(chunks.get(file)?.imports ?? [], found.add(file))
    return found
  }
  const filesOf = (isWanted: (chunk: Rollup.OutputChunk) => boolean) =>
    withImports([...chunks.values()].filter(isWanted).map(({ fileName }) => fileName))
  const first = filesOf(({ isEntry }) => isEntry)
  const names = modulesOf(path)
  const own = filesOf(({ moduleIds }) => moduleIds.some(id => names.some(name => id.endsWith(name))))
  if (own.size === 0) throw new Error(`no script has the page ${path}`)
  return [...own].filter(file => !first.has(file))
}
