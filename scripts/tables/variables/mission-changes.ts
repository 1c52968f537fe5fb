import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { choice } from '../../csv/engine/kinds/choice.ts'
import { integer } from '../../csv/engine/kinds/integer.ts'
import { optional } from '../../csv/engine/kinds/optional.ts'
import { text } from '../../csv/engine/kinds/text.ts'
import { withDerived } from '../../csv/engine/with-derived.ts'
import { resolveVariables, variablesByName } from './resolve-variables.ts'

const saves = integer({ min: 3, max: 200 })

const changes = defineTable(
  {
    file: 'mission-changes.csv',
    title: 'What changes with missions',
    rowMeaning:
      'something that has one value in all saves before a mission is passed, and others in all saves after it',
    page: '/missions',
    rowType: 'MissionChange',
    constant: 'missionChanges',
    columns: {
      missions: column(
        'Missions',
        text({ pattern: /^\d+( \d+)*$/, example: '20 21' }),
        'Numbers of the missions; several if no save was made between them',
      ),
      kind: column('Kind', choice('variable', 'statistic', 'thread', 'blip'), 'What changes'),
      subject: column(
        'Subject',
        text({
          pattern: /^([a-z][a-z0-9_]*|\d{1,3}|[0-9A-F]{2} -?\d+ -?\d+)$/,
          example: '1B 2644 -2028',
        }),
        'Name of the variable or thread, number of the statistic, or icon and position of the blip',
      ),
      before: column('Before', text({ maxLength: 40 }), 'Value in all saves made before'),
      after: column('After', text({ maxLength: 40 }), 'Value or values in all saves made after'),
      saves_before: column('Saves before', saves, 'Saves made before the mission was passed'),
      saves_after: column('Saves after', saves, 'Saves made after it was passed'),
    },
  },
  [unique('missions', 'kind', 'subject')],
)

export const missionChanges = withDerived(
  changes,
  { variable_index: column('Variable', optional(integer()), 'Number of the variable') },
  ({ kind, subject }, source) => ({
    variableIndex:
      kind === 'variable' ? (variablesByName(resolveVariables(source)).get(subject)?.index ?? null) : null,
  }),
)
