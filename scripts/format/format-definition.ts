import { oncePer } from '../table-engine/once-per.ts'
import type { Source } from '../table-engine/table.ts'
import { tables } from '../tables/tables.ts'
import { readDefinition } from './read-definition.ts'

const tableNames = tables.map(({ name }) => name.split('/').at(-1) ?? name)

/** The format of the repository, resolved once per source. */
export const formatDefinition = oncePer((source: Source) => readDefinition(source, tableNames))
