import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isolatedDeclarationSync } from 'rolldown/experimental'
import { memoizeByValue } from '#shared/memoize.ts'

/** The declarations of a module, as the compiler writes them. */
interface DeclaredModule {
  /** Text of each declaration by name. */
  readonly declared: ReadonlyMap<string, string>
  /** Imported and exported names, and the modules they come from. */
  readonly imported: ReadonlyMap<string, string>
  readonly exported: readonly string[]
}

const fromPattern = /^(import|export)(?: type)? \{([^}]*)\} from "([^"]+)";\n/gm
const declarationPattern =
  /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|function|const) (\w+)[\s\S]*?(?=^(?:\/\*\*|export|declare|interface|type)|(?![\s\S]))/gm

/** Compiler output with the indentation of this repository. */
const indented = (code: string) =>
  code.replace(/^\t+/gm, tabs => '  '.repeat(tabs.length)).replace(/^( *)\*/gm, '$1 *')

const readModule = memoizeByValue((file: string): DeclaredModule => {
  const { code, errors } = isolatedDeclarationSync(file, readFileSync(file, 'utf8'), { stripInternal: true })
  const [error] = errors
  if (error !== undefined) throw new Error(`${file}: ${error.message}`)
  const imported = new Map<string, string>()
  const exported: string[] = []
  for (const [, kind, names = '', from = ''] of code.matchAll(fromPattern)) {
    for (const name of names.split(',').map(text => text.replace(/^ *type /, '').trim())) {
      imported.set(name, from.startsWith('#') ? join('src', from.slice(1)) : join(dirname(file), from))
      if (kind === 'export') exported.push(name)
    }
  }
  const declared = new Map<string, string>()
  for (const [text, name = ''] of indented(code.replace(fromPattern, '')).matchAll(declarationPattern)) {
    if (/^export /m.test(text)) exported.push(name)
    declared.set(name, (declared.get(name) ?? '') + text.replace(/^export (?=\w)/m, ''))
  }
  return { declared, imported, exported }
})

/**
 * Bundles what a module exports into one declaration file: the declarations of the compiler, with all types that they need.
 * @param entry the module
 * @param externals modules whose types are imported instead, and the file of each in the package
 * @returns the declarations, and the lines that import types of those modules
 */
export function bundleDeclarations(
  entry: string,
  externals: Readonly<Record<string, string>>,
): { readonly text: string; readonly imports: string } {
  const texts = new Map<string, string>()
  const used = new Map(Object.keys(externals).map(module => [module, new Set<string>()]))
  const exported = new Set(readModule(entry).exported)

  function add(file: string, name: string): void {
    const { declared, imported } = readModule(file)
    const text = declared.get(name)
    const from = imported.get(name)
    if (from !== undefined && used.has(from)) used.get(from)?.add(name)
    else if (from !== undefined) add(from, name)
    else if (text !== undefined && !texts.has(name)) {
      texts.set(name, text)
      for (const [word] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\w+/g))
        if (word !== name) add(file, word)
    }
  }

  for (const name of exported) add(entry, name)
  const declarations = [...texts].map(([name, text]) =>
    exported.has(name) ? text.replace(/^(?=(?:declare|interface|type|abstract) )/m, 'export ') : text,
  )
  const imports = [...used].map(
    ([module, names]) => `import type { ${[...names].sort().join(', ')} } from '${externals[module]}'\n`,
  )
  return { text: declarations.join('\n'), imports: imports.join('') }
}
