import { evidences, handleTargets, legends, roles } from '#shared/field-types.ts'
import { ownElementTypes, runTypes, scalarTypes } from '#shared/types.ts'
import {
  anyText,
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

const count: Schema = {
  description:
    'Count: a number; (field - minus) / divide of an earlier field; all up to the first element that begins with value; or value elements if an earlier field is from min to max, else none.',
  oneOf: [
    exactly({ kind: { const: 'fixed' }, value: natural }),
    exactly({
      kind: { const: 'field' },
      field: identifier,
      minus: natural,
      divide: { type: 'integer', minimum: 1 },
    }),
    exactly({ kind: { const: 'until' }, value: whole }),
    exactly({ kind: { const: 'if' }, value: natural, field: identifier, min: natural, max: natural }),
  ],
}

const range: Schema = {
  description: 'Legal values: from min to max, one of a list, one text, or the value of an earlier field.',
  oneOf: [
    exactly({ kind: { const: 'span' }, min: { type: 'number' }, max: { type: 'number' } }),
    exactly({ kind: { const: 'set' }, values: list({ type: 'number' }, 1) }),
    exactly({ kind: { const: 'text' }, text }),
    exactly({ kind: { const: 'sameAs' }, field: identifier }),
  ],
}

const valueSet = exactly(
  { kind: oneOf('enumeration', 'flags', 'table'), name: pattern('^[a-z0-9][a-z0-9_-]*$') },
  'Meaning of the numbers: a member of enumerations, flagSets or tables, or another table of the site.',
)

const element = exactly(
  {
    index: natural,
    name: identifier,
    type: oneOf(...scalarTypes, ...ownElementTypes),
    count: orNull({ type: 'integer', minimum: 1 }),
    meaning: anyText,
    range: orNull(reference('range')),
    values: orNull(reference('valueSet')),
    leadsTo: orNull(oneOf(...handleTargets)),
    evidence: reference('evidence'),
  },
  'A named element of a list, or, if it has a count, an array within it. b32 is a boolean of 32 bits; a handle refers to a row of another block, which leadsTo names where that is verified; texts take one element per four characters.',
)

const field: Schema = {
  ...exactly(
    {
      name: propertyName,
      type: oneOf(...scalarTypes, ...runTypes, 'struct'),
      struct: orNull(identifier),
      count: orNull(reference('count')),
      offset: natural,
      offsetAfter: list(identifier),
      elementSize: orNull(natural),
      size: orNull(natural),
      legend: oneOf(...legends),
      meaning: text,
      range: orNull(reference('range')),
      values: orNull(reference('valueSet')),
      positions: orNull(reference('valueSet')),
      role: oneOf(...roles),
      evidence: reference('evidence'),
      versions: anyText,
      elements: orNull(list(reference('element'), 1)),
    },
    'One field. Its offset counts from the start of the struct; add the sizes of the fields in offsetAfter.',
  ),
  oneOf: [
    { properties: { type: { const: 'struct' }, struct: identifier } },
    { properties: { type: { not: { const: 'struct' } }, struct: { type: 'null' } } },
  ],
}

const struct = exactly(
  {
    name: identifier,
    title: text,
    meaning: text,
    source: anyText,
    blocks: list(reference('blockNumber')),
    size: orNull(natural),
    fields: list(reference('field')),
  },
  'Fields in the order of the file; size is null if it depends on counts, source is the class or function in reversed code.',
)

export const fieldSchemas: Readonly<Record<string, Schema>> = {
  evidence: oneOf(...evidences),
  blockNumber: pattern('^(?:0[0-9]|1[0-9]|2[0-8])$'),
  count,
  range,
  valueSet,
  element,
  field,
  struct,
}
