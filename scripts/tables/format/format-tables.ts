import type { AnyTable } from '../../csv/declare.ts'
import { blocksTable } from './blocks.ts'
import { correctionsTable } from './corrections.ts'
import { coverageTable } from './coverage.ts'
import { elementsTable } from './elements.ts'
import { enumerationsTable } from './enumerations.ts'
import { evidenceRulesTable } from './evidence-rules.ts'
import { fieldsTable } from './fields.ts'
import { fileTable } from './file.ts'
import { flagsTable } from './flags.ts'
import { leftoversTable } from './leftovers.ts'
import { structsTable } from './structs.ts'
import { unknownsTable } from './unknowns.ts'
import { usualValuesTable } from './usual-values.ts'
import { versionsTable } from './versions.ts'

/** The tables below data-csv/format, in the order of the data index. */
export const formatTables: readonly AnyTable[] = [
  fileTable,
  blocksTable,
  leftoversTable,
  structsTable,
  fieldsTable,
  elementsTable,
  enumerationsTable,
  flagsTable,
  versionsTable,
  correctionsTable,
  unknownsTable,
  coverageTable,
  evidenceRulesTable,
  usualValuesTable,
]
