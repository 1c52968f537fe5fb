import { use, useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatNumber } from '#shared/number.ts'
import { statisticRoute } from '#shared/route.ts'
import { variableBytes } from '#shared/script-variable.ts'
import { variables } from '../generated/variables.ts'
import { BlockAddress, Page } from '../site/Page.tsx'
import { DataTable } from '../table/DataTable.tsx'
import type { TableLine } from '../table/tableLines.tsx'
import { VirtualBody } from '../table/VirtualBody.tsx'
import { Note } from '../ui/Note.tsx'
import { RenderMode } from '../ui/renderMode.ts'
import { QuickFilters } from './QuickFilters.tsx'
import { VariableCard } from './VariableCard.tsx'
import {
  foldArrays,
  isArrayOpen,
  isInStaticPage,
  passesPageFilters,
  readPageFilters,
  staticVariableTable,
  type VariableLine,
  variableTable,
} from './variableTable.tsx'

function VariablesTable() {
  const [parameters, setParameters] = useSearchParams()
  const { isNamedOnly, script, open } = readPageFilters(parameters)
  const selected = parameters.get('row')
  const preselected = useMemo(
    () => variableTable.rows.filter(row => passesPageFilters(row, { isNamedOnly, script })),
    [isNamedOnly, script],
  )
  const toDisplayLines = useCallback(
    (lines: readonly TableLine<VariableLine>[]) => foldArrays(lines, isArrayOpen(open, selected)),
    [open, selected],
  )
  return (
    <DataTable
      table={variableTable}
      Card={VariableCard}
      preselected={preselected}
      toDisplayLines={toDisplayLines}
      VirtualBody={VirtualBody}
      onReset={() => setParameters({})}
      isChanged={isNamedOnly || script !== null || open !== null}
    >
      <QuickFilters />
    </DataTable>
  )
}

const staticRows = variableTable.rows.filter(isInStaticPage)

function StaticVariables() {
  return (
    <>
      <p>
        Without JavaScript, this page lists only integers, booleans and texts with a meaning of their own, not
        that of their array. All variables: <a href="./data/variables.csv">CSV</a>,{' '}
        <a href="./data/variables.json">JSON</a>.
      </p>
      <DataTable table={staticVariableTable} preselected={staticRows} Card={null} />
    </>
  )
}

export default function VariablesPage() {
  const isStatic = use(RenderMode) === 'document'
  return (
    <Page
      intro={
        <>
          <p>
            The {formatNumber(variables.length)} global script variables, stored in{' '}
            {formatNumber(variableBytes * variables.length)} bytes of block <BlockAddress block="01" />:
            missions, properties, girlfriends, schools and more. Open an array to see its elements. Numbers
            after <code>$</code> are those of script tools such as Sanny Builder. Select a variable for
            details.
          </p>
          <p>
            Evidence is <b>verified</b> if saves confirm the <b>meaning</b>, a constant <b>value</b>, or the{' '}
            <b>use</b>: the type fits, and the variable changes only if a script that uses it could have run.
            It is <b>from source code</b> if the meaning is only inferred from the compiled scripts; saves
            then confirm at most the <b>type</b>.
          </p>
        </>
      }
    >
      {isStatic ? <StaticVariables /> : <VariablesTable />}
      <Note title="What is stored elsewhere">
        Respect, muscle and skills are <a href={`#${statisticRoute('64')}`}>statistics</a>, money is in block{' '}
        <BlockAddress block="15" offsetHex="0004" />, weapons, health and the wanted level are in block{' '}
        <BlockAddress block="02" />, and the cheat flag is at <BlockAddress block="00" offsetHex="0090" />.
      </Note>
      <Note title="Reliability">
        Names <i>from source code</i> were derived from how scripts use a variable, and may be wrong. Names
        such as <i>lure_flag_2</i> state only the script, the kind of value and a number. Modified scripts
        have other variables.
      </Note>
    </Page>
  )
}
