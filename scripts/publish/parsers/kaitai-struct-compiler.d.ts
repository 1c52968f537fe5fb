declare module 'kaitai-struct-compiler' {
  interface Compiler {
    /**
     * Compiles a description that is parsed YAML.
     * @returns texts by file name
     */
    compile(
      language: string,
      description: unknown,
      importer: null,
      debug: boolean,
    ): Promise<Readonly<Record<string, string>>>
  }
  const compiler: Compiler
  export default compiler
}
