declare module 'kaitai-struct-compiler' {
  interface Importer {
    /** @returns the description of this name, parsed YAML */
    importYaml(name: string): Promise<unknown>
  }
  interface Compiler {
    /**
     * Compiles a description that is parsed YAML.
     * @returns texts by file name
     */
    compile(
      language: string,
      description: unknown,
      importer: Importer,
      debug: boolean,
    ): Promise<Readonly<Record<string, string>>>
  }
  const compiler: Compiler
  export default compiler
}
