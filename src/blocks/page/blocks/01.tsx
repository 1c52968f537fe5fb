import { variableSources } from '../../../generated/variable-sources.ts'
import { VariableShares } from '../../../site/VariableShares.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { BlockTablesProps } from '../blockModule.ts'
import { NamedElements } from '../NamedElements.tsx'
import { MissionTable } from '../variables/MissionTable.tsx'
import { OtherVariableTable } from '../variables/OtherVariableTable.tsx'
import { SchoolTables } from '../variables/SchoolTables.tsx'

export { format } from '../../../generated/format/block-01.ts'

/** Shown before the fields. */
export function Intro() {
  return (
    <Note title="Every variable has a row of its own">
      <a href="#/variables">Script variables</a> lists all 10,950 with type, name, meaning, evidence and the
      values that saves hold, <a href="#/missions">missions</a> what counts as passed. The shares of known
      bytes tell variables with a name, with a type only and without use apart. <VariableShares />
    </Note>
  )
}

const variableRoute = (index: number) => `/variables?row=${index}`

export function Tables({ format }: BlockTablesProps) {
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
