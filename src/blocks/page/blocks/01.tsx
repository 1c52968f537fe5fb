import { useMemo } from 'react'
import type { Element } from '#shared/format-types.ts'
import { formatNumber } from '#shared/number.ts'
import { fieldRoute } from '#shared/route.ts'
import { dollarNumber, variableOffset } from '#shared/script-variable.ts'
import { variableBitsTable } from '../../../generated/blocks/01-variable-bits.ts'
import { figures } from '../../../generated/figures.ts'
import { variableSources } from '../../../generated/variable-sources.ts'
import { VariableShares } from '../../../site/CoverageBar.tsx'
import type { Column } from '../../../table/column.ts'
import { type TableDefinition, tableOf } from '../../../table/tableDefinition.ts'
import { Note } from '../../../ui/Note.tsx'
import { breakable } from '../../../ui/nameLines.tsx'
import { useBlock } from '../../block.tsx'
import { rangeText } from '../../fieldText.ts'
import { TableSection } from '../TableSection.tsx'
import { MissionTable, OtherVariableTable, SchoolTables, variableHeader } from '../VariableTables.tsx'

export { format } from '../../../generated/format/block-01.ts'

/** Shown before the fields. */
export function Intro() {
  return (
    <Note title="All script variables">
      The page <a href="#/variables">Script variables</a> lists all {formatNumber(figures.variables)}, with
      the values found in saves; <a href="#/missions">Missions</a> shows how each mission is recorded as
      passed. <VariableShares />
    </Note>
  )
}

const bitTable = tableOf(variableBitsTable, {
  omitted: ['index'],
  shown: ['variable', 'bit', 'meaning', 'evidence', 'note'],
  columns: {
    variable: { isMonospace: true, isFaceted: true, link: ({ index }) => `/variables?row=${index}` },
  },
})

/** Columns of the named variables. */
const columns: readonly Column<Element>[] = [
  {
    ...variableHeader,
    key: 'number',
    kind: 'integer',
    isDrawn: true,
    isMonospace: true,
    prefix: '$',
    read: ({ index }) => dollarNumber(index),
    link: ({ index }) => `/variables?row=${index}`,
  },
  {
    key: 'offsetHex',
    label: 'Offset',
    kind: 'hex',
    hint: 'Offset in the block',
    read: ({ index }) => variableOffset(index),
    link: ({ index }) => fieldRoute('01', variableOffset(index)),
  },
  {
    key: 'name',
    label: 'Name',
    kind: 'text',
    isMonospace: true,
    render: ({ name }) => breakable(name),
  },
  { key: 'type', label: 'Type', kind: 'choice', isMonospace: true },
  { key: 'meaning', label: 'Meaning', kind: 'text' },
  { key: 'values', label: 'Values', kind: 'text', read: ({ range }) => range && rangeText(range) },
  { key: 'evidence', label: 'Evidence', kind: 'choice', isHidden: true },
]

function tableOfNames(rows: readonly Element[]): TableDefinition<Element> {
  return {
    source: {
      name: 'variables',
      title: 'Named variables with a range of values',
      rowCount: figures.variables,
      sources: variableSources,
      page: '/block/01',
      rowKey: ['name'],
      titleKeys: ['name'],
      prefix: 'globals.',
    },
    rows,
    columns,
  }
}

/** The script variables that have a name and a range of values. */
function NamedVariables() {
  const { structs } = useBlock().format // an opened save changes the counts of a format, but not these
  const table = useMemo(() => {
    const globals = structs.flatMap(({ fields }) => fields).find(({ name }) => name === 'globals')
    return tableOfNames(globals?.elements ?? [])
  }, [structs])
  return (
    <TableSection table={table}>
      <p>
        The variables for which the format definitions set a range, which tools check. Some are also in the
        tables above; all variables are under <a href="#/variables">Script variables</a>.
      </p>
    </TableSection>
  )
}

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
