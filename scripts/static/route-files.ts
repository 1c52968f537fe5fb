import type { Rollup } from 'vite'

type Bundle = Rollup.OutputBundle

/** A chunk and all that it imports before it can run. */
function withImports(bundle: Bundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName]
  if (found.has(fileName) || chunk?.type !== 'chunk') return found
  found.add(fileName)
  for (const imported of chunk.imports) withImports(bundle, imported, found)
  return found
}

function stylesOf(bundle: Bundle, scripts: Iterable<string>): string[] {
  return [...scripts].flatMap(name => {
    const chunk = bundle[name]
    return chunk?.type === 'chunk' && chunk.viteMetadata ? [...chunk.viteMetadata.importedCss] : []
  })
}

function chunkWith(bundle: Bundle, moduleId: string): string | null {
  const chunk = Object.values(bundle).find(file => file.type === 'chunk' && file.moduleIds.includes(moduleId))
  return chunk?.fileName ?? null
}

/** The scripts that every page needs, the entry of the app first. @throws when the build has no entry */
export function frameScripts(bundle: Bundle): readonly string[] {
  const entry = Object.values(bundle).find(file => file.type === 'chunk' && file.isEntry)
  if (!entry) throw new Error('the build has no entry script')
  return [...withImports(bundle, entry.fileName)]
}

/**
 * Files of the build that must be there before some modules can be drawn, beyond those of the frame.
 * @param moduleIds absolute paths of source modules; one that is not in the build adds nothing
 * @returns names of scripts and styles, in the order in which they are needed
 */
export function filesOfModules(bundle: Bundle, moduleIds: readonly string[]): readonly string[] {
  const frame = new Set(frameScripts(bundle))
  const found = new Set<string>()
  for (const chunk of moduleIds.map(id => chunkWith(bundle, id))) if (chunk) withImports(bundle, chunk, found)
  const scripts = [...found].filter(name => !frame.has(name))
  return [...new Set([...stylesOf(bundle, scripts), ...scripts])]
}
