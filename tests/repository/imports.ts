import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'

/**
 * What a module imports: values, types, re-exports and lazy imports. A pattern of `import.meta.glob` is returned as
 * written.
 * @throws Error if the code cannot be parsed, or a name is only known at run time
 */
export function readImports(file: string, code: string): readonly string[] {
  const { program, errors } = parseSync(file, code)
  const [broken] = errors
  if (broken !== undefined) throw new Error(`${file}: ${broken.message}`)
  const names: string[] = []
  const add = ({ source }: { readonly source: { readonly value: string } }) => void names.push(source.value)
  const literal = (node: { readonly type: string; readonly value?: unknown } | null | undefined): string => {
    if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
    throw new Error(`${file}: imports a name that is only known when it runs; write it out`)
  }
  new Visitor({
    ImportDeclaration: add,
    ExportAllDeclaration: add,
    TSImportType: add,
    ExportNamedDeclaration: ({ source }) => void (source && names.push(source.value)),
    ImportExpression({ source }) {
      // A build output, not a source module.
      if (!/^(pathToFileURL|new URL)\(/.test(code.slice(source.start, source.end)))
        names.push(literal(source))
    },
    CallExpression({ callee, arguments: [pattern] }) {
      if (code.slice(callee.start, callee.end) !== 'import.meta.glob') return
      const patterns = pattern?.type === 'ArrayExpression' ? pattern.elements : [pattern]
      names.push(...patterns.map(literal).filter(name => !name.startsWith('!')))
    },
  }).visit(program)
  return names
}

/** All modules below the given folders, each with the repository files it imports. */
export function readModules(
  root: string,
  folders: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const files = folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  )
  const matching = (path: string) => {
    if (!path.includes('*')) return existsSync(join(root, path)) ? [path] : []
    const escaped = path.replace(/[.()[\]+?^$|{}\\]/g, '\\$&')
    const pattern = new RegExp(
      `^${escaped.replace(/\*\*\/|\*/g, star => (star === '*' ? '[^/]*' : '(?:.*/)?'))}$`,
    )
    return files.filter(file => pattern.test(file))
  }
  const importsOf = (file: string) =>
    readImports(file, readFileSync(join(root, file), 'utf8'))
      .filter(name => /^(\.|#shared\/)/.test(name))
      .map(name => name.replace(/\?.*$/, ''))
      .map(name =>
        name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(file), name).replaceAll('\\', '/'),
      )
      .flatMap(matching)
  return new Map(files.map(file => [file, importsOf(file)]))
}

/** The first import cycle; empty if there is none. */
export function findCycle(arrows: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>()
  const visit = (from: string, path: readonly string[]): readonly string[] => {
    if (path.includes(from)) return [...path.slice(path.indexOf(from)), from]
    if (done.has(from)) return []
    for (const next of arrows.get(from) ?? []) {
      const cycle = visit(next, [...path, from])
      if (cycle.length > 0) return cycle
    }
    done.add(from)
    return []
  }
  for (const from of arrows.keys()) {
    const cycle = visit(from, [])
    if (cycle.length > 0) return cycle
  }
  return []
}
