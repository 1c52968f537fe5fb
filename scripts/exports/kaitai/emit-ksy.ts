import type { ExportModel } from '../shared/export-model.ts'
import { formatTitle, headerLines } from '../shared/header-lines.ts'
import { valueSetUses } from '../shared/value-set-uses.ts'
import { kaitaiEnums } from './kaitai-enums.ts'
import { kaitaiRoot } from './kaitai-root.ts'
import { kaitaiTypeMap } from './kaitai-types.ts'
import { markedLists } from './lookahead-instances.ts'
import { writeYaml } from './yaml.ts'

/** The format as a Kaitai Struct description. */
export function emitKsy(model: ExportModel): string {
  const { definition, site } = model
  const header = headerLines(model)
  const comment = header.map(line => `# ${line}\n`).join('')
  const body = writeYaml({
    meta: {
      id: 'gtasa_save',
      title: formatTitle,
      application: 'Grand Theft Auto: San Andreas',
      'file-extension': 'b',
      license: site.license,
      'ks-version': '0.9',
      endian: 'le',
    },
    doc: header.slice(1).join('\n'),
    'doc-ref': site.homepage,
    seq: kaitaiRoot(model),
    types: kaitaiTypeMap({ model, uses: valueSetUses(definition), marked: markedLists(definition) }),
    enums: kaitaiEnums(model),
  })
  return comment + body
}
