import { platforms } from '../../../tables/shared/field-words.ts'
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
  oneOf,
  pattern,
  reference,
  type Schema,
  text,
} from './shapes.ts'

/** Blocks that only mobile saves have. */
const mobileOnly = 1

const file = exactly(
  {
    marker: text,
    size: natural,
    growsBy: natural,
    workBufferSize: natural,
    checksumOffset: natural,
    measuredFiles: natural,
    byteOrder: { const: 'little' },
  },
  'The file as a whole: marker and block for each of blocks, then padding up to checksumOffset, then the sum of all bytes before it. A save with more data is longer by steps of growsBy; 0 if all have the same size.',
)

/** The JSON Schema (draft 2020-12) of format.json. */
export function formatSchema(model: ExportModel): Schema {
  const { site, dataHash, definition } = model
  const blockCount = definition.blocks.length
  const entries = list(reference('entry'), 1)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${site.homepage}data/${schemaFile}`,
    $comment: `${site.title} ${site.version}, data ${dataHash}, ${site.license}, ${site.repository}`,
    title: formatTitle(model),
    ...exactly({
      $schema: text,
      name: { const: 'gtasa-save' },
      title: text,
      platform: oneOf(...platforms),
      version: pattern('^[0-9]+\\.[0-9]+\\.[0-9]+'),
      dataHash: pattern('^[0-9a-f]{16}$'),
      license: text,
      site: pattern('^https://'),
      repository: pattern('^https://'),
      file,
      blocks: { ...list(reference('block'), blockCount), maxItems: blockCount + mobileOnly },
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
