import { variableBits, variableBitsTable } from '../../../generated/blocks/01-variable-bits.ts'
import { variableShares } from '../../../generated/variable-shares.ts'
import { variableSources } from '../../../generated/variable-sources.ts'
import { dollarNumber } from '../../../shared/script-variable.ts'
import { VariableShares } from '../../../site/VariableShares.tsx'
import { tableOf } from '../../../table/tableColumns.ts'
import { formatNumber } from '../../../ui/formatNumber.ts'
import { Note } from '../../../ui/Note.tsx'
import type { BlockTablesProps } from '../blockModule.ts'
import { NamedElements } from '../NamedElements.tsx'
import { TableSection } from '../TableSection.tsx'
import { SchoolTables } from '../variables/SchoolTables.tsx'
import { MissionTable, OtherVariableTable, variableHeader } from '../variables/VariableTables.tsx'

export { format } from '../../../generated/format/block-01.ts'

/** Shown before the fields. */
export function Intro() {
  return (
    <Note title="All script variables">
      <a href="#/variables">Script variables</a> lists all {formatNumber(variableShares.all)} with type, name,
      meaning, evidence and the values found in saves; <a href="#/missions">Missions</a> shows how each
      mission is recorded as passed. The coverage details above list variables with a type but no name, and
      unused variables, separately. <VariableShares />
    </Note>
  )
}

const variableRoute = (index: number) => `/variables?row=${index}`

const bitTable = tableOf(variableBitsTable, variableBits, {
  shown: ['variable', 'bit', 'meaning', 'evidence', 'note'],
  monospace: ['variable'],
  faceted: ['variable'],
  links: { variable: ({ index }) => variableRoute(index) },
})

const dollars = { ...variableHeader, of: dollarNumber, prefix: '$' }

export function Tables({ format }: BlockTablesProps) {
  return (
    <>
      <MissionTable />
      <SchoolTables />
      <OtherVariableTable />
      <TableSection table={bitTable} />
      <NamedElements
        format={format}
        field="globals"
        title="Named global variables"
        table="variables"
        sources={variableSources}
        route={variableRoute}
        numbered={dollars}
      />
    </>
  )
}
