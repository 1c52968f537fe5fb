import type { BuildContext, StepResult } from '../build/step.ts'
import { knowledgeRises } from './checks/knowledge-rises.ts'
import { formatDefinition } from './format-definition.ts'
import { formatTables } from './tables/format-tables.ts'

/** Checks the format as a whole. Faults of single cells are reported with the tables; the rest then has to wait. */
export function formatStep({ source }: BuildContext): StepResult {
  if (formatTables.some(table => table.problems(source).length > 0)) return {}
  const { definition, problems } = formatDefinition(source)
  return { problems: [...problems, ...knowledgeRises(definition, source)] }
}
