import { bytesCount } from '../../src/shared/layout.ts'
import type { Count, Counts, Definition, Field, Range } from '../format/definition.ts'

/** A format name in camel case, e.g. `moneyShown`. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

function camelCount(count: Count | null): Count | null {
  return count?.kind === 'field' || count?.kind === 'if' ? { ...count, field: camelCase(count.field) } : count
}

function camelRange(range: Range | null): Range | null {
  return range?.kind === 'sameAs' ? { ...range, field: camelCase(range.field) } : range
}

function camelField(field: Field): Field {
  return {
    ...field,
    name: camelCase(field.name),
    count: camelCount(field.count),
    range: camelRange(field.range),
    offsetAfter: field.offsetAfter.map(camelCase),
  }
}

const suffix = bytesCount('')

/** The bytes of a list keep their suffix. */
const camelCountName = (name: string) =>
  name.endsWith(suffix) ? bytesCount(camelCase(name.slice(0, -suffix.length))) : camelCase(name)

function camelCounts(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).map(([name, value]) => [camelCountName(name), value]))
}

/** The format with camel-case names of blocks and fields; structs and named elements keep theirs. */
export function withCamelNames(definition: Definition): Definition {
  const { blocks, structs, variables } = definition
  return {
    ...definition,
    blocks: blocks.map(block => ({
      ...block,
      name: camelCase(block.name),
      typicalCounts: camelCounts(block.typicalCounts),
    })),
    structs: new Map(
      [...structs].map(([name, struct]) => [name, { ...struct, fields: struct.fields.map(camelField) }]),
    ),
    variables: { ...variables, field: camelCase(variables.field) },
  }
}
