import { defineConfig, type RolldownOptions } from 'rolldown'

/** Modules that are files of their own in the package, by their import; those with data are generated. */
const ownFiles = new Map([
  ['./index.ts', './index.js'],
  ['./definition.ts', './definition.js'],
  ['./recipe-data.ts', './recipes.js'],
])

const bundle = (...input: string[]): RolldownOptions => ({
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
  output: {
    format: 'esm',
    comments: false, // the declarations beside the code describe it: comments made 5 of its 46 KB (gzip)
    entryFileNames: '[name].js',
    chunkFileNames: 'shared.js',
  },
})

/** The code of the package, without the format data. Entries of a bundle share a file; the second imports the first. */
export default defineConfig([
  bundle('scripts/library/index.ts', 'scripts/library/cli/commands.ts'),
  bundle('scripts/library/tasks.ts'),
])
