import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out what we do not use of the router, 7 KB gzip: its files make contexts and wrap components
 * without the mark that an unused one may go, and give them names for developer tools, which counts as a use.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!/\/react-router\/dist\//.test(id)) return null
      return code
        .replace(/^\s*\w+\.displayName = [^\n]*$/gm, '')
        .replace(/\bReact\d*\.(createContext|forwardRef|memo|lazy)\(/g, '/* @__PURE__ */ $&')
        .replace(/(?<== )Object\.getOwnPropertyNames\(/g, '/* @__PURE__ */ $&')
    },
  }
}
