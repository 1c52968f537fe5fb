import { coverageKinds } from '../../../format/coverage/coverage.ts'
import { platforms } from '../../../tables/shared/field-words.ts'
import {
  anyText,
  dictionary,
  exactly,
  identifier,
  natural,
  oneOf,
  orNull,
  pattern,
  reference,
  type Schema,
  text,
  whole,
} from './shapes.ts'

const bytesByKind = Object.fromEntries(coverageKinds.map(kind => [kind, natural]))

const block = exactly(
  {
    number: reference('blockNumber'),
    name: identifier,
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

export const blockSchemas: Readonly<Record<string, Schema>> = {
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
