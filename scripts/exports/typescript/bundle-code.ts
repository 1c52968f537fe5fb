import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'rolldown'
import type { OutputFile } from '../../build/output-file.ts'

/** Modules that are files of their own in the package, by their import; those with data are generated. */
const ownFiles = new Map([
  ['./index.ts', './index.js'],
  ['./definition.ts', './definition.js'],
  ['./recipe-data.ts', './recipes.js'],
])

const bundle = (...input: string[]): BuildOptions => ({
  cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  input,
  platform: 'node',
  logLevel: 'warn',
  plugins: [
    {
      name: 'own-files',
      resolveId(path, importer) {
        const id = importer === undefined ? undefined : ownFiles.get(path)
        return id === undefined ? null : { id, external: true }
      },
    },
  ],
  write: false,
  output: {
    format: 'esm',
    comments: false, // the declarations beside the code describe it: comments made 5 of its 46 KB (gzip)
    entryFileNames: '[name].js',
    chunkFileNames: 'shared.js',
  },
})

/** The bundles. Entries of one share a file; the second imports the first. Built while the other modules load. */
const bundles = await build([
  bundle('scripts/library/index.ts', 'scripts/library/cli/commands.ts'),
  bundle('scripts/library/tasks.ts'),
])

/** The code of the package (codec, functions and commands) as readable ES modules, without the format data. */
export const bundledCode: readonly OutputFile[] = bundles
  .flatMap(({ output }) => output)
  .flatMap(file =>
    file.type === 'chunk'
      ? { path: file.fileName, content: file.code.replace(/^\/\/ \S+\.ts\n/gm, '') } // paths of the bundled modules
      : [],
  )
