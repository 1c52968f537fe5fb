import type { snippets } from '../../generated/snippets.ts'

/** How a save is read from a language or a tool. */
export interface Language {
  /** Names the tab in the address. */
  readonly key: string
  readonly name: string
  /** Commands, or lines of a file of the package manager. */
  readonly install: string
  /** File below data/ that the snippet needs. */
  readonly download: string
  /** Name of the snippet's file below snippets/. */
  readonly file: keyof typeof snippets
  /** Limits and caveats. */
  readonly limits: string
  /** How the snippet was tested. */
  readonly tested: string
}

const readOnly = 'Reads saves and cannot write them.'
const compiled = 'Compiled and run in the tests of this site'

export const languages: readonly Language[] = [
  {
    ...{ key: 'typescript', name: 'TypeScript, JavaScript', file: 'edit-save.ts' },
    ...{ install: 'npm install gtasa-save', download: 'gtasa-save.tgz' },
    limits:
      'Reads and writes; counts, sizes, padding and checksum are set when a save is written. An ES module: from CommonJS load it with await import(). Runs in browsers too.',
    tested: 'Run by Node and checked by tsc --strict in the tests of this site.',
  },
  {
    ...{ key: 'python', name: 'Python', file: 'read_save.py' },
    ...{ install: 'pip install kaitaistruct', download: 'parsers/gtasa-save-python.zip' },
    limits: `${readOnly} The parser needs version 0.11 of the library: version 0.10, as in the package python3-kaitaistruct of Debian 12, is too old.`,
    tested: 'Run in the tests of this site.',
  },
  {
    ...{ key: 'java', name: 'Java', file: 'ReadSave.java' },
    ...{ install: 'implementation("io.kaitai:kaitai-struct-runtime:0.11")' },
    download: 'parsers/gtasa-save-java.zip',
    limits: `${readOnly} The class GtasaSave has no package declaration; add one if your classes are in a package.`,
    tested: `${compiled} with javac 17.`,
  },
  {
    ...{ key: 'csharp', name: 'C#', file: 'ReadSave.cs' },
    ...{
      install: 'dotnet add package KaitaiStruct.Runtime.CSharp',
      download: 'parsers/gtasa-save-csharp.zip',
    },
    limits: `${readOnly} A parser that you generate yourself needs “: uint” after “enum Versions”.`,
    tested: `${compiled} with Mono 6.8; not tested with .NET.`,
  },
  {
    ...{ key: 'cpp', name: 'C++', file: 'read_save.cpp' },
    install: 'git clone https://github.com/kaitai-io/kaitai_struct_cpp_stl_runtime',
    download: 'parsers/gtasa-save-cpp.zip',
    limits: `${readOnly} The parser is large: g++ takes about 20 seconds to compile it.`,
    tested: `${compiled} with g++ 12.`,
  },
  {
    ...{ key: 'go', name: 'Go', file: 'read_save.go' },
    ...{
      install: 'go get github.com/kaitai-io/kaitai_struct_go_runtime',
      download: 'parsers/gtasa-save-go.zip',
    },
    limits: `${readOnly} Put the parser into the folder gtasa_save of your module, and replace example.com/editor with the name of the module.`,
    tested: `${compiled} with Go 1.19.`,
  },
  {
    ...{ key: 'rust', name: 'Rust', file: 'read_save.rs' },
    install: `kaitai-struct-compiler -t rust gtasa_save.ksy
cargo add kaitai --git https://github.com/kaitai-io/kaitai_struct_rust_runtime`,
    download: 'gtasa-save.ksy',
    limits: `${readOnly} The compiler generates the parser, but support for Rust is still in development. The crate kaitai on crates.io is a different project.`,
    tested: 'Not run: the names are checked against the generated code.',
  },
  {
    ...{ key: 'c', name: 'C', file: 'read_save.c' },
    ...{ install: 'cc read_save.c', download: 'gtasa-save.h' },
    limits:
      'Structs of fixed size, to read or change in memory. Your code has to find the start of each block and the lists of variable length, and to fix the checksum. Needs a little-endian machine.',
    tested: 'Compiled and run with gcc in the tests of this site.',
  },
  {
    ...{ key: 'imhex', name: 'ImHex', file: 'read_save.hexpat' },
    ...{ install: 'File > Load Pattern…: gtasa-save.hexpat', download: 'gtasa-save.hexpat' },
    limits:
      'Reads all fields and changes them in place. The values that are edited most are also in the tab “Editor” of the pattern data. ImHex does not fix the checksum and moves no bytes, so do not change counts.',
    tested: 'Not run: the names are checked against the pattern.',
  },
  {
    ...{ key: '010', name: '010 Editor', file: 'read_save.1sc' },
    ...{ install: 'Templates > Open Template…: gtasa-save.bt', download: 'gtasa-save.bt' },
    limits:
      'Reads all fields and changes them in place. Fix the checksum yourself, and do not change counts.',
    tested: 'Not run: the names are checked against the template.',
  },
]
