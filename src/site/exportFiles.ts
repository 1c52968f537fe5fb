interface ExportFile {
  readonly file: string
  readonly tool: string
  readonly use: string
  /** File name the tool expects. */
  readonly saveAs?: string | undefined
  /** File that this one imports, for the same folder. */
  readonly imports?: string
}

/** The format definition files below data/, by tool. */
export const exportFiles: readonly ExportFile[] = [
  {
    file: 'gtasa-save.ksy',
    saveAs: 'gtasa_save.ksy',
    imports: 'gtasa_save_variables.ksy',
    tool: 'Kaitai Struct',
    use: 'for parsers in a dozen languages',
  },
  { file: 'gtasa-save.hexpat', tool: 'ImHex', use: 'pattern for its hex editor' },
  { file: 'gtasa-save.bt', tool: '010 Editor', use: 'a template' },
  { file: 'gtasa-save.h', tool: 'C header', use: 'structs of fixed size' },
  { file: 'format.json', tool: 'JSON', use: 'the whole definition' },
  { file: 'format.schema.json', tool: 'JSON Schema', use: 'of the definition' },
]

/** Definitions of saves of phones and tablets; not stored for offline use. */
export const mobileExportFiles: readonly Omit<ExportFile, 'use'>[] = exportFiles
  .filter(({ file }) => file !== 'format.schema.json')
  .map(({ file, tool, saveAs }) => ({
    file: file.replace('.', '-mobile.'),
    tool,
    saveAs: saveAs?.replace('.', '_mobile.'),
  }))
