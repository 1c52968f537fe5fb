import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the components of the router that no page uses. It keeps them, and all that they call, because
 * the router names them for developer tools and does not mark the calls that create them as pure: 13 of 85 KB (gzip).
 */
export function routerPlugin(): Plugin {
  return {
    name: 'router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler(code) {
        return {
          code: code
            .replace(/^\w+\.(displayName|contextType) = [\w"]+;$/gm, '')
            .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
          map: null,
        }
      },
    },
  }
}
