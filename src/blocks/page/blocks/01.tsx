import { formatNumber } from '#shared/format-number.ts'
import { variableBitsTable } from '../../../generated/blocks/01-variable-bits.ts'
import { variableShares } from '../../../generated/variable-shares.ts'
import { VariableShares } from '../../../site/CoverageBar.tsx'
import { tableOf } from '../../../table/tableDefinition.ts'
import { Note } from '../../../ui/Note.tsx'
import { TableSection } from '../TableSection.tsx'
import { NamedVariables } from '../variables/NamedVariables.tsx'
import { SchoolTables } from '../variables/SchoolTables.tsx'
import { MissionTable, OtherVariableTable } from '../variables/VariableTables.tsx'

export { format } from '../../../generated/format/block-01.ts'

/** Shown before the fields. */
export function Intro() {
  return (
    <Note title="All script variables">
      The page <a href="#/variables">Script variables</a> lists all {formatNumber(variableShares.all)}, with
      the values found in saves; <a href="#/missions">Missions</a> shows how each mission is recorded as
      passed. <VariableShares />
    </Note>
  )
}

const bitTable = tableOf(variableBitsTable, {
  omitted: ['index'],
  shown: ['variable', 'bit', 'meaning', 'evidence', 'note'],
  monospace: ['variable'],
  faceted: ['variable'],
  links: { variable: ({ index }) => `/variables?row=${index}` },
})

export function Tables() {
  return (
    <>
      <MissionTable />
      <SchoolTables />
      <OtherVariableTable />
      <TableSection table={bitTable}>
        <p>
          gf_body_wanted, gf_preferences and gf_schedule are arrays, one variable per girlfriend: Denise,
          Michelle, Helena, Barbara, Katie, Millie.
        </p>
      </TableSection>
      <NamedVariables />
    </>
  )
}
