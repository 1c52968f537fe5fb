import { type ExportModel, formatTitle } from '../../shared/export-model.ts'
import { schemaFile } from '../format-document.ts'
import { blockSchemas } from './block-schemas.ts'
import { fieldSchemas } from './field-schemas.ts'
import {
  dictionary,
  exactly,
  identifier,
  list,
  natural,
  pattern,
  reference,
  type Schema,
  text,
} from './shapes.ts'

const file = exactly(
  {
    marker: text,
    size: natural,
    workBufferSize: natural,
    checksumOffset: natural,
    measuredFiles: natural,
    byteOrder: { const: 'little' },
  },
  'The file as a whole: marker and block, 28 times, then padding up to checksumOffset, then the sum of all bytes before it.',
)

/** The JSON Schema (draft 2020-12) of format.json. */
export function formatSchema({ site, dataHash }: ExportModel): Schema {
  const entries = list(reference('entry'), 1)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${site.homepage}data/${schemaFile}`,
    $comment: `${site.title} ${site.version}, data ${dataHash}, ${site.license}, ${site.repository}`,
    title: formatTitle,
    ...exactly({
      $schema: text,
      name: { const: 'gtasa-save' },
      title: text,
      version: pattern('^[0-9]+\\.[0-9]+\\.[0-9]+'),
      dataHash: pattern('^[0-9a-f]{16}$'),
      license: text,
      site: pattern('^https://'),
      repository: pattern('^https://'),
      file,
      blocks: { ...list(reference('block'), 28), maxItems: 28 },
      leftovers: list(reference('leftover')),
      structs: list(reference('struct'), 1),
      enumerations: dictionary(identifier, entries),
      flagSets: dictionary(identifier, list(reference('flag'), 1)),
      tables: dictionary(pattern('^[a-z][a-z0-9-]*$'), entries),
      corrections: list(reference('correction')),
      versions: list(reference('version'), 1),
      unknowns: list(reference('unknown')),
      coverage: list(reference('coverage'), 1),
    }),
    $defs: { ...fieldSchemas, ...blockSchemas },
  }
}
