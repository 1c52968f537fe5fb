import type { Plugin } from 'vite'

/** Chunks that every page runs from its start. */
const startChunks: readonly string[] = ['react', 'shared', 'common', 'index']

/**
 * Makes Chromium compile the scripts that every page runs while they arrive, instead of function by function when they are
 * called: 4 % less work on the main thread, 7 % on a slow processor. See
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export function compileHintsPlugin(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Vite puts lines of its own before a banner, and the comment counts only where it comes first.
      order: 'post',
      handler(_, bundle) {
        for (const name of startChunks) {
          const chunk = Object.values(bundle).find(file => file.name === name)
          if (chunk?.type !== 'chunk') throw new Error(`the build has no script ${name}`)
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}
