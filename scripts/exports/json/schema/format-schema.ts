import { platforms } from '#shared/format-types.ts'
import { coverageKinds } from '../../../format/coverage/coverage.ts'
import { type ExportModel, formatTitle } from '../../shared/export-model.ts'
import { schemaFile } from '../format-document.ts'
import { fieldSchemas } from './field-schemas.ts'
import {
  anyText,
  dictionary,
  exactly,
  identifier,
  list,
  natural,
  oneOf,
  orNull,
  pattern,
  propertyName,
  reference,
  type Schema,
  text,
  whole,
} from './shapes.ts'

const bytesByKind = Object.fromEntries(coverageKinds.map(kind => [kind, natural]))

const block = exactly(
  {
    number: reference('blockNumber'),
    name: propertyName,
    title: text,
    what: text,
    struct: identifier,
    driver: text,
    evidence: text,
    sizesSeen: text,
    typicalSize: natural,
    formula: text,
    typicalCounts: dictionary(identifier, natural),
  },
  'A block, in file order; its bytes are those of the struct.',
)

const leftover = exactly(
  {
    number: text,
    copyOf: reference('blockNumber'),
    title: text,
    what: text,
    evidence: text,
    sizesSeen: text,
  },
  'Leftover markers that a search for markers mistakes for blocks.',
)

const flag = exactly(
  {
    bit: { type: 'integer', minimum: 0, maximum: 31 },
    width: { type: 'integer', minimum: 1, maximum: 32 },
    name: identifier,
    meaning: text,
    values: orNull(reference('valueSet')),
    evidence: reference('evidence'),
  },
  'A bit, or, if its width is above 1, a number of several bits; bit is the lowest of them.',
)

const blockSchemas: Readonly<Record<string, Schema>> = {
  block,
  leftover,
  flag,
  entry: exactly({ value: whole, name: identifier, meaning: text, evidence: reference('evidence') }),
  correction: exactly({ page: text, where: text, claim: text, found: text, evidence: anyText }),
  version: exactly({
    platform: oneOf(...platforms, 'ps2'),
    idHex: pattern('^[0-9A-F]{8}$'),
    buildText: orNull(text),
    files: natural,
    meaning: text,
  }),
  unknown: exactly({ page: text, what: text, known: text }),
  coverage: exactly(
    { block: { anyOf: [reference('blockNumber'), oneOf('all')] }, size: natural, ...bytesByKind },
    'Byte counts of one block, or of all blocks, in a typical save.',
  ),
}

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
      earlierStructs: {
        ...dictionary(identifier, identifier),
        description:
          'Structs that earlier builds lay out differently under the same version id, and the struct with that layout.',
      },
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
