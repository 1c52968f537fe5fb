import type { BuiltData } from './built-data.ts'
import { code } from './markdown.ts'

/** The types of the package, which its users compile against. */
const declarations = ['gtasa-save/index.d.ts', 'gtasa-save/names.d.ts']

/** Maximum number of names listed. */
const mostShown = 20

interface PackageChange {
  /** Properties whose type changed, e.g. `PlayerInfo.money`. */
  readonly types: readonly string[]
  /** Added, removed and renamed properties. */
  readonly names: readonly string[]
}

/** The type of each property, by interface and name. */
function propertyTypes({ files }: BuiltData): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  let owner = ''
  for (const line of declarations.flatMap(path => (files.get(path) ?? '').split('\n'))) {
    owner = /^export interface (\w+)/.exec(line)?.[1] ?? owner
    const [, name, type] = /^ {2}(?:readonly )?(\w+): (.+)$/.exec(line) ?? []
    if (name !== undefined && type !== undefined) found.set(`${owner}.${name}`, type)
  }
  return found
}

function comparePackages(before: BuiltData, after: BuiltData): PackageChange {
  const [old, now] = [propertyTypes(before), propertyTypes(after)]
  const both = [...old.keys()].filter(name => now.has(name))
  return {
    types: both.filter(name => old.get(name) !== now.get(name)),
    names: [
      ...[...old.keys()].filter(name => !now.has(name)),
      ...[...now.keys()].filter(name => !old.has(name)),
    ],
  }
}

function listed(names: readonly string[]): string {
  const more = names.length > mostShown ? ` and ${names.length - mostShown} more` : ''
  return `${names.slice(0, mostShown).map(code).join(', ')}${more}`
}

/**
 * The package version required by a data change: a changed type is a major version, a changed name a minor
 * one. @returns a Markdown section; null if no type or name changed, or there was no package before
 */
export function packagePart(before: BuiltData, after: BuiltData): string | null {
  if (declarations.every(path => !before.files.has(path))) return null
  const { types, names } = comparePackages(before, after)
  if (types.length + names.length === 0) return null
  const lines = [
    `The next version of gtasa-save is a ${types.length > 0 ? 'major' : 'minor'} one.`,
    ...(types.length > 0 ? [`- other types: ${listed(types)}`] : []),
    ...(names.length > 0 ? [`- new, removed or renamed: ${listed(names)}`] : []),
  ]
  return `## Package gtasa-save\n\n${lines[0]}\n\n${lines.slice(1).join('\n')}`
}
