import type { BlockTablesProps } from '../BlockTables.tsx'
import { NamedElements } from '../NamedElements.tsx'
import { MissionTable } from '../scripts/MissionTable.tsx'
import { OtherVariableTable } from '../scripts/OtherVariableTable.tsx'
import { SchoolTables } from '../scripts/SchoolTables.tsx'

export default function Tables01({ format }: BlockTablesProps) {
  return (
    <>
      <MissionTable />
      <SchoolTables />
      <OtherVariableTable />
      <NamedElements format={format} field="globals" title="Named global variables" />
    </>
  )
}
