import { variableSources } from '../../../generated/variable-sources.ts'
import { NamedElements } from '../NamedElements.tsx'
import type { BlockTablesProps } from '../tableProps.ts'
import { MissionTable } from '../variables/MissionTable.tsx'
import { OtherVariableTable } from '../variables/OtherVariableTable.tsx'
import { SchoolTables } from '../variables/SchoolTables.tsx'

const variableRoute = (index: number) => `/variables?row=${index}`

export default function Tables01({ format }: BlockTablesProps) {
  return (
    <>
      <MissionTable />
      <SchoolTables />
      <OtherVariableTable />
      <NamedElements
        format={format}
        field="globals"
        title="Named global variables"
        table="variables"
        sources={variableSources}
        route={variableRoute}
      />
    </>
  )
}
