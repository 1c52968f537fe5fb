import { readFileSync } from 'node:fs'
import { once } from '#shared/memoize.ts'
import { type OutputFile, outputFile } from '../../build/output-file.ts'
import { readSite } from '../../build/site.ts'
import type { Source } from '../../csv/declare.ts'
import { withLineFeeds } from '../../csv/read-file.ts'
import { mobileDefinition, stepWithFormat } from '../../format/format-definition.ts'
import { packRecipes } from '../../format/recipes/pack-recipes.ts'
import { packDefinitions, packNames, recipesWithNames } from '../../library/packed-definition.ts'
import { recipes } from '../../tables/recipes.ts'
import { buildModel } from '../exports-step.ts'
import { type ExportModel, headerLines } from '../shared/export-model.ts'
import { docComment, lineComments } from '../shared/texts.ts'
import { blocksDeclarations } from './blocks-declarations.ts'
import { bundledCode } from './bundle-code.ts'
import { bundleDeclarations } from './bundle-declarations.ts'
import { dataDeclarations, dataValues, mapDeclarations, mapValues } from './data-module.ts'
import { commandFile, installCommand, packageManifest, packageName, packageVersion } from './manifest.ts'
import { namesDeclarations } from './names-declarations.ts'
import { packTarball } from './tarball.ts'

const fileOfRepository = (path: string) =>
  withLineFeeds(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))

function recipesDeclarations(source: Source): string {
  const names = recipes.rows(source).map(({ recipe }) => `  | '${recipe}'\n`)
  const type = `/** Name of a recipe of the site. */\nexport type RecipeName =\n${names.join('')}`
  const data = `/** The recipes of the site, for \`applyRecipe\`. */\nexport const recipeData: RecipeData\n`
  return `import type { RecipeData } from './index.js'\n\n${type}\n${data}`
}

/** A module with JSON strings: the recipes take 2 ms to read, as an object literal 6. */
function jsonModule(values: Readonly<Record<string, object>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})\n`)
    .join('')
}

/** The functions of the package, as the compiler declares them, with the types of the blocks beside them. */
function indexDeclarations(): string {
  const { text, imports } = bundleDeclarations('scripts/library/index.ts', {
    'scripts/library/blocks.ts': './blocks.js',
  })
  return `${imports}\nexport type * from './blocks.js'\n\n${text}`
}

function taskDeclarations(): string {
  const { text, imports } = bundleDeclarations('scripts/library/tasks.ts', {
    'scripts/library/index.ts': './index.js',
    'scripts/library/recipe-data.ts': './recipes.js',
  })
  return `${imports}\n${text}`
}

/** The command line program, with all data. */
const cliModule = (version: string) => `#!/usr/bin/env node
import { main } from './commands.js'
import { lists } from './data.js'
import { format } from './definition.js'
import { names } from './names.js'
import { recipeData } from './recipes.js'

main({ format, names, recipeData, lists, version: '${version}' })
`

type Emit = (model: ExportModel, source: Source) => string

const emitters: Readonly<Record<string, Emit>> = {
  'README.md': ({ site }) =>
    fileOfRepository('scripts/library/README.md').replace('{{install}}', installCommand(site)),
  LICENSE: () => fileOfRepository('LICENSE'),
  'package.json': packageManifest,
  'index.js': model => lineComments(headerLines(model)) + codeOf('index.js'),
  'index.d.ts': model => docComment(headerLines(model)) + indexDeclarations(),
  'blocks.d.ts': blocksDeclarations,
  'definition.js': ({ definition }, source) =>
    jsonModule({ format: packDefinitions([definition, mobileDefinition(source)]) }),
  [commandFile]: () => cliModule(packageVersion),
  'recipes.d.ts': (_, source) => recipesDeclarations(source),
  'tasks.d.ts': taskDeclarations,
  'recipes.js': ({ definition }, source) =>
    jsonModule({ recipeData: recipesWithNames(definition, packRecipes(definition, source)) }),
  'names.js': ({ definition }) => jsonModule({ names: packNames(definition) }),
  'names.d.ts': namesDeclarations,
  'data.js': (model, source) => jsonModule(dataValues(model, source)),
  'data.d.ts': dataDeclarations,
  'map.js': (_, source) => jsonModule(mapValues(source)),
  'map.d.ts': mapDeclarations,
  'CHANGELOG.md': () => fileOfRepository('scripts/library/CHANGELOG.md'),
  'commands.js': () => codeOf('commands.js'),
  'shared.js': () => codeOf('shared.js'),
  'tasks.js': () => codeOf('tasks.js'),
}

/** The files of the package. */
export function emitPackage(model: () => ExportModel, source: Source): readonly OutputFile[] {
  return Object.entries(emitters).map(([path, emit]) => outputFile(path, () => emit(model(), source)))
}

function codeOf(path: string): string {
  const file = bundledCode.find(candidate => candidate.path === path)
  if (file === undefined) throw new Error(`the bundle has no ${path}`)
  return String(file.content)
}

/** The files that the site itself imports, to read the save of a user. */
const siteFiles = [
  'index.js',
  'index.d.ts',
  'blocks.d.ts',
  'shared.js',
  'definition.js',
  'recipes.js',
  'recipes.d.ts',
]

/** Writes the npm package as a folder and a tarball, and its core for the site. Faults of the format are reported by its own step. */
export const packageStep = stepWithFormat([], ({ root, source }) => {
  const files = emitPackage(
    once(() => buildModel(source, readSite(root))),
    source,
  )
  const inFolder = files.map(file => outputFile(`${packageName}/${file.path}`, () => file.content))
  const modules = inFolder.filter(({ path }) => siteFiles.includes(path.replace(`${packageName}/`, '')))
  const tarball = outputFile(`${packageName}.tgz`, () => packTarball(files, path => path === commandFile))
  return { modules, downloads: [...inFolder, tarball] }
})
