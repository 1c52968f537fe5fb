import type { AnyTable } from '../../csv/declare.ts'
import { blocksTable } from '../format/blocks.ts'
import { correctionsTable } from '../format/corrections.ts'
import { coverageTable } from '../format/coverage.ts'
import { elementsTable } from '../format/elements.ts'
import { enumerationsTable } from '../format/enumerations.ts'
import { evidenceRulesTable } from '../format/evidence-rules.ts'
import { fieldsTable } from '../format/fields.ts'
import { fileTable } from '../format/file.ts'
import { flagsTable } from '../format/flags.ts'
import { leftoversTable } from '../format/leftovers.ts'
import { structsTable } from '../format/structs.ts'
import { unknownsTable } from '../format/unknowns.ts'
import { usualValuesTable } from '../format/usual-values.ts'
import { versionsTable } from '../format/versions.ts'

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
