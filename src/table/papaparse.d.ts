// Of the library's own types, which ask for those of Node, only what the pages use.
declare module 'papaparse/papaparse.min.js' {
  interface Options {
    readonly newline: string
    /** Puts an apostrophe before a text that a spreadsheet would run. */
    readonly escapeFormulae: boolean
  }
  type Rows = readonly (readonly (string | number)[])[]
  const Papa: { readonly unparse: (rows: Rows, options: Options) => string }
  export default Papa
}
