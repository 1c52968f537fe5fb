/** A language for which the compiler of Kaitai Struct writes a parser. */
export interface ParserTarget {
  /** Name of the language. */
  readonly name: string
  /** The same as the compiler calls it. */
  readonly language: string
  /** The runtime library of the parser, and how to install it. */
  readonly runtime: string
  /** Fixes the compiler's output for the language, where needed; `id` is that of the description. */
  readonly finish?: (code: string, id: string) => string
}

/** The compiler omits the package line that every Go file needs; its npm package has no option for the name. */
const goPackage = (code: string, id: string) => code.replace('\n\n', `\n\npackage ${id}\n\n`)

/** The compiler declares enumerations as `int`, which is too small for version ids. */
const wideEnumeration = (code: string) =>
  code.replace('public enum Versions\n', 'public enum Versions : uint\n')

/** All languages with a download, by the name of its file. */
export const parserTargets: Readonly<Record<string, ParserTarget>> = {
  python: {
    name: 'Python',
    language: 'python',
    runtime: 'kaitaistruct 0.11 or newer: pip install kaitaistruct',
  },
  java: {
    name: 'Java',
    language: 'java',
    runtime: 'io.kaitai:kaitai-struct-runtime 0.11 from Maven Central',
  },
  csharp: {
    name: 'C#',
    language: 'csharp',
    finish: wideEnumeration,
    runtime: 'KaitaiStruct.Runtime.CSharp from NuGet: dotnet add package KaitaiStruct.Runtime.CSharp',
  },
  javascript: {
    name: 'JavaScript',
    language: 'javascript',
    runtime: 'kaitai-struct 0.11 from npm: npm install kaitai-struct',
  },
  cpp: {
    name: 'C++',
    language: 'cpp_stl',
    runtime: 'kaitai_struct_cpp_stl_runtime 0.11: https://github.com/kaitai-io/kaitai_struct_cpp_stl_runtime',
  },
  go: {
    name: 'Go',
    language: 'go',
    finish: goPackage,
    runtime: 'go get github.com/kaitai-io/kaitai_struct_go_runtime/kaitai',
  },
}

/** Path of a download below data/. @param target key of `parserTargets` @param id that of the description */
export const parserPath = (target: string, id = 'gtasa_save') =>
  `parsers/${id.replaceAll('_', '-')}-${target}.zip`
