import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

function listCode(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

/** Files of the repository that a module imports while it runs; imports of types alone leave no trace. */
function listImports(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8')
  return [...code.matchAll(/^(?:import|export)\s(?!type\b)[^'"]*?['"](\.[^'"]+)['"]/gm)]
    .map(match => join(dirname(file), match[1] ?? '').replaceAll('\\', '/'))
    .filter(path => existsSync(join(root, path)))
}

const modules = new Map([...listCode('scripts'), ...listCode('src')].map(file => [file, listImports(file)]))

/** The first chain of imports that comes back to where it began, empty without one. */
function findCycle(): string[] {
  const done = new Set<string>()
  const visit = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return []
    for (const next of modules.get(file) ?? []) {
      const cycle = visit(next, [...path, file])
      if (cycle.length > 0) return cycle
    }
    done.add(file)
    return []
  }
  for (const file of modules.keys()) {
    const cycle = visit(file, [])
    if (cycle.length > 0) return cycle
  }
  return []
}

describe('the flow of the house', () => {
  it('goes one way: scripts never import src, src never imports scripts or the CSV files', () => {
    const wrong = [...modules].flatMap(([file, imports]) =>
      imports
        .filter(other => /^(scripts|src)\//.exec(file)?.[0] !== /^(scripts|src)\//.exec(other)?.[0])
        .map(other => `${file} imports ${other}`),
    )
    expect(wrong).toEqual([])
  })

  it('has no circle of imports', () => {
    expect(findCycle()).toEqual([])
  })

  it('has no module above 200 lines', () => {
    const long = [...modules.keys()]
      .filter(file => !file.startsWith('src/generated/'))
      .map(file => [file, readFileSync(join(root, file), 'utf8').split('\n').length] as const)
      .filter(([, lines]) => lines > 200)
    expect(long).toEqual([])
  })
})
