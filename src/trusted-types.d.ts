// Trusted Types (https://w3c.github.io/trusted-types/) as far as the site uses them; not yet among TypeScript's own. Their
// values are objects in the browser, but the elements and functions that take them are declared with texts.

interface TrustedTypeRules {
  createHTML?(html: string): string
  createScriptURL?(url: string): string
}

interface Window {
  /** Not in every browser. */
  readonly trustedTypes?: {
    createPolicy<Rules extends TrustedTypeRules>(name: string, rules: Rules): Rules
  }
}
