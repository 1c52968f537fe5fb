import type { Source } from '../tables/table.ts'
import { tables } from '../tables/tables.ts'
import { type DefinitionReading, readDefinition } from './read-definition.ts'

const tableNames = tables.map(({ name }) => name.split('/').at(-1) ?? name)

const known = new WeakMap<Source, DefinitionReading>()

/** The format of the repository, resolved once per source. */
export function formatDefinition(source: Source): DefinitionReading {
  const reading = known.get(source) ?? readDefinition(source, tableNames)
  known.set(source, reading)
  return reading
}
