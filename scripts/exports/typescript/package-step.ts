import { readFileSync } from 'node:fs'
import { type OutputFile, once, outputFile } from '../../build/output-file.ts'
import { readSite } from '../../build/site.ts'
import type { Step } from '../../build/step.ts'
import type { Source } from '../../csv/engine/table.ts'
import { withLineFeeds } from '../../csv/read-file.ts'
import { formatDefinition, mobileDefinition } from '../../format/format-definition.ts'
import { packDefinitions, packNames } from '../../library/packed-definition.ts'
import { formatTables } from '../../tables/shared/format-tables.ts'
import { buildModel } from '../exports-step.ts'
import { type ExportModel, headerLines } from '../shared/export-model.ts'
import { lineComments } from '../shared/texts.ts'
import { bundleCode } from './bundle-code.ts'
import { indexDeclarations } from './index-declarations.ts'
import { commandFile, packageManifest, packageName, packageVersion } from './manifest.ts'
import { namesDeclarations } from './names-declarations.ts'
import { packRecipes } from './recipes-data.ts'
import { packTarball } from './tarball.ts'

const fileOfRepository = (path: string) =>
  withLineFeeds(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))

/** A module with a JSON string, which engines parse faster than an object literal. */
function jsonModule(name: string, value: object): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})\n`
}

const indexModule = `import { format } from './definition.js'
import { createLibrary } from './library.js'

export { isMobile, PathError, SaveError, textOf } from './library.js'
export const { parseSave, writeSave, validate, layout, offsetOf, fieldAt } = createLibrary(format)
`

/** The command line program, with all data. */
const cliModule = (version: string) => `#!/usr/bin/env node
import { main } from './commands.js'
import { format } from './definition.js'
import { names } from './names.js'
import { recipeData } from './recipes.js'

main({ format, names, recipeData, version: '${version}' })
`

type Emit = (model: ExportModel, source: Source) => string

const emitters: Readonly<Record<string, Emit>> = {
  'README.md': () => fileOfRepository('scripts/library/README.md'),
  LICENSE: () => fileOfRepository('LICENSE'),
  'package.json': packageManifest,
  'index.js': model => lineComments(headerLines(model)) + indexModule,
  'index.d.ts': indexDeclarations,
  'definition.js': ({ definition }, source) =>
    jsonModule('format', packDefinitions([definition, mobileDefinition(source)])),
  [commandFile]: () => cliModule(packageVersion),
  'recipes.js': (_, source) => jsonModule('recipeData', packRecipes(source)),
  'names.js': ({ definition }) => jsonModule('names', packNames(definition)),
  'names.d.ts': namesDeclarations,
}

/** The files of the package. */
export function emitPackage(model: () => ExportModel, source: Source): readonly OutputFile[] {
  const files = Object.entries(emitters).map(([path, emit]) => outputFile(path, () => emit(model(), source)))
  const code = codeFiles.map(path => outputFile(path, () => codeOf(path)))
  return [...files, ...code]
}

/** Entry points of the bundle. */
const codeFiles = ['library.js', 'commands.js', 'shared.js'] as const

function codeOf(path: string): OutputFile['content'] {
  const file = bundleCode().find(candidate => candidate.path === path)
  if (file === undefined) throw new Error(`the bundle has no ${path}`)
  return file.content
}

/** The files that the site itself imports, to read the save of a visitor. */
const siteFiles = ['index.js', 'index.d.ts', 'library.js', 'shared.js', 'definition.js']

/** Writes the npm package as a folder and a tarball, and its core for the site. Faults of the format are reported by its own step. */
export const packageStep: Step = ({ root, source }) => {
  if (formatTables.some(table => table.problems(source).length > 0)) return {}
  if (formatDefinition(source).problems.length > 0) return {}
  const files = emitPackage(
    once(() => buildModel(source, readSite(root))),
    source,
  )
  const inFolder = files.map(file => outputFile(`${packageName}/${file.path}`, () => file.content))
  const modules = inFolder.filter(({ path }) => siteFiles.includes(path.replace(`${packageName}/`, '')))
  const tarball = outputFile(`${packageName}.tgz`, () => packTarball(files, path => path === commandFile))
  return { modules, downloads: [...inFolder, tarball] }
}
