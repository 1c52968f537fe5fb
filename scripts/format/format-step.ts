import type { Step } from '../step/step.ts'
import { formatTables } from '../tables/format/format-tables.ts'
import { knowledgeRises } from './checks/knowledge-rises.ts'
import { versionIdsFit } from './checks/version-ids-fit.ts'
import { formatDefinition } from './format-definition.ts'
import { formatModules } from './pages/format-modules.ts'

/** Checks the format as a whole and writes the modules of the block pages. Faults of single cells come with the tables. */
export const formatStep: Step = ({ root, source }) => {
  if (formatTables.some(table => table.problems(source).length > 0)) return {}
  const { definition, problems } = formatDefinition(source)
  const knowledge = problems.length > 0 ? [] : knowledgeRises(definition, source)
  const allProblems = [...problems, ...versionIdsFit(source), ...knowledge]
  return allProblems.length > 0 ? { problems: allProblems } : { modules: formatModules(root, definition) }
}
