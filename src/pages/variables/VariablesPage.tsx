import { use, useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { variablesTable } from '../../generated/variables.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import { Page } from '../../site/Page.tsx'
import { VirtualTable } from '../../table/VirtualTable.tsx'
import { IsComplete } from '../../ui/completeness.ts'
import { formatNumber } from '../../ui/formatNumber.ts'
import { laterPart } from '../../ui/laterPart.tsx'
import { Note } from '../../ui/Note.tsx'
import { countFound, foldArrays } from '../../variables/foldArrays.ts'
import { readVariable } from '../../variables/readVariables.ts'
import { variableCount } from '../../variables/variableCells.ts'
import { columns, fewColumns, variableIndex } from './columns.ts'
import { Presses } from './Presses.tsx'
import { readLine } from './variableLines.ts'
import { isArrayOpen, isForWhole, keepWished, readWishes } from './wishes.ts'

const VariableCard = laterPart(() => import('./VariableCard.tsx'))

/** The number of a variable that the address chooses, or null. */
function chosenIndex(parameters: URLSearchParams): number | null {
  const row = parameters.get('row')
  return row !== null && /^\d{1,5}$/.test(row) && Number(row) < variableCount ? Number(row) : null
}

function Table() {
  const [parameters, setParameters] = useSearchParams()
  const isComplete = use(IsComplete)
  const { isNamedOnly, script, open } = readWishes(parameters)
  const chosen = chosenIndex(parameters)
  const keep = useMemo(
    () => (isComplete ? isForWhole : keepWished({ isNamedOnly, script })),
    [isComplete, isNamedOnly, script],
  )
  const arrange = useCallback(
    (found: Uint32Array) => {
      const isOpen = isArrayOpen(open, chosen)
      const counts = countFound(found)
      return {
        lines: foldArrays(found, counts, isOpen),
        readLine: (line: number) => readLine(line, counts, isOpen),
      }
    },
    [open, chosen],
  )
  return (
    <VirtualTable
      source={variablesTable}
      index={variableIndex}
      columns={isComplete ? fewColumns : columns}
      keep={keep}
      arrange={arrange}
      onReset={() => setParameters({})}
    >
      {!isComplete && <Presses />}
    </VirtualTable>
  )
}

export default function VariablesPage() {
  const [parameters] = useSearchParams()
  const isComplete = use(IsComplete)
  const chosen = chosenIndex(parameters)
  return (
    <Page
      title="Script variables"
      intro={
        <>
          <p>
            The {formatNumber(variableCount)} global variables of the script, 43,800 bytes of block{' '}
            <BlockAddress block="01" />: missions, properties, girlfriends, schools and all that the scripts
            remember. An array is one row that opens; choose an offset for all that is known of a variable.
          </p>
          <p>
            <b>Proven</b> is what saves confirm, with the figures of the check; <b>script</b> is read from the
            compiled scripts alone. Initial values and values seen are those of 164 saves.
          </p>
        </>
      }
    >
      {isComplete && (
        <p>
          Without JavaScript this page lists the counters, flags and texts with a name of their own. All
          variables: <a href="./data/variables.csv">CSV</a>, <a href="./data/variables.json">JSON</a>.
        </p>
      )}
      {chosen !== null && <VariableCard key={chosen} variable={readVariable(chosen)} />}
      <Table />
      <Note title="How far to trust it">
        Names at <i>script</i> come from reading how the scripts use a variable; those marked as a guess are
        right in about three of four cases. Flags that several scripts share have no single meaning. The
        figures hold for the unchanged game: another script has other variables.
      </Note>
    </Page>
  )
}
