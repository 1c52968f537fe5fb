import type { Plugin } from 'vite'

/**
 * The comment that has Chromium compile all functions of a file while the file arrives, beside the main thread. Without it
 * each function is skipped at first and compiled by the main thread when it is called.
 * Other browsers read a comment. Must stand before everything else in the file.
 * https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Says of files that most of their functions are called at once.
 * @param names of the chunks that come with the document; what a page asks for later gained nothing by it
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post', // after Vite has put its list of files to load ahead at the beginning
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        for (const name of names) {
          const chunk = chunks.find(one => one.name === name)
          if (!chunk) throw new Error(`the build has no file named ${name}`)
          chunk.code = hint + chunk.code
        }
      },
    },
  }
}
