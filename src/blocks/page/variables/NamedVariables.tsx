import { useMemo } from 'react'
import type { Element } from '#shared/format-types.ts'
import { fieldRoute } from '#shared/route.ts'
import { dollarNumber, variableOffset } from '#shared/script-variable.ts'
import { figures } from '../../../generated/figures.ts'
import { variableSources } from '../../../generated/variable-sources.ts'
import type { Column } from '../../../table/column.ts'
import type { TableDefinition } from '../../../table/tableDefinition.ts'
import { breakable } from '../../../ui/nameLines.tsx'
import { useBlock } from '../../block.tsx'
import { rangeText } from '../../fieldText.ts'
import { TableSection } from '../TableSection.tsx'
import { variableHeader } from './VariableTables.tsx'

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
export function NamedVariables() {
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
