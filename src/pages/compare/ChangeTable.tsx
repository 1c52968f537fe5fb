import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatNumber } from '#shared/number.ts'
import { blocks } from '../../generated/blocks.ts'
import type { Noise } from '../../generated/gtasa-save/index.js'
import { type ChangeRow, compareSaves } from '../../save/compareSaves.ts'
import type { OpenedSave } from '../../save/readSave.ts'
import type { Column } from '../../table/column.ts'
import { DataTable } from '../../table/DataTable.tsx'
import type { TableDefinition } from '../../table/tableDefinition.ts'
import { VirtualBody } from '../../table/VirtualBody.tsx'
import { announce } from '../../ui/announce.tsx'
import { withParameters } from '../../ui/pageAddress.ts'
import styles from './ComparePage.module.css'

/** What changes without anybody having done anything, and its label. */
const noises: readonly (readonly [Noise, string])[] = [
  ['clocks', 'Hide clocks and timers'],
  ['pointers', 'Hide stale pointers'],
  ['padding', 'Hide padding'],
]

/** Address parameter of what is not hidden. */
const shownParameter = 'with'

/** More rows are drawn only near the window, and not under headings, whose heights differ. */
const mostRows = 500

/** With widths, which are nearly the same for all pairs of saves: to measure thousands of cells takes 90 ms at CPU ×4. */
const columns: readonly Column<ChangeRow>[] = [
  { key: 'block', label: 'Block', kind: 'choice', widths: [2, 2] },
  { key: 'path', label: 'Field', kind: 'text', isMonospace: true, widths: [57, 38] },
  {
    key: 'meaning',
    label: 'Script variable',
    kind: 'text',
    hint: 'Name and meaning of a script variable',
    widths: [140, 90],
  },
  {
    key: 'before',
    label: 'Before',
    kind: 'text',
    hint: 'Value in the first save',
    isStored: true,
    widths: [20, 10],
  },
  {
    key: 'after',
    label: 'After',
    kind: 'text',
    hint: 'Value in the second save',
    isStored: true,
    widths: [20, 10],
  },
  {
    key: 'difference',
    label: 'Difference',
    kind: 'float',
    hint: 'After minus before',
    isStored: true,
    widths: [18, 12],
  },
  {
    key: 'fileOffsetHex',
    label: 'Offset before',
    kind: 'hex',
    hint: 'Offset in the first save, in hex',
    widths: [5, 5],
    widthCh: 9,
  },
]

function blockLabel(number: string): string {
  const name = blocks.find(({ block }) => block === number)?.name
  return `Block ${number}${name ? `: ${name}` : ''}`
}

function toTable(rows: readonly ChangeRow[]): TableDefinition<ChangeRow> {
  return {
    source: {
      name: '',
      title: 'Differences',
      rowCount: rows.length,
      sources: '',
      page: '/compare',
      rowKey: ['path'],
      titleKeys: ['path'],
    },
    rows,
    ...(rows.length > mostRows
      ? { columns }
      : {
          columns: columns.map(column => ({ ...column, isInHeading: column.key === 'block' })),
          grouping: { key: 'block', label: blockLabel },
        }),
    titleRoute: ({ route }) => route,
  }
}

interface Props {
  before: OpenedSave
  after: OpenedSave
}

/** The values that differ between two saves of one platform. */
export function ChangeTable({ before, after }: Props) {
  const [parameters, setParameters] = useSearchParams()
  const shown = parameters.get(shownParameter)?.split(' ') ?? []
  const shownKey = shown.join(' ')
  const table = useMemo(() => {
    const ignored = noises.map(([noise]) => noise).filter(noise => !shownKey.split(' ').includes(noise))
    return toTable(compareSaves(before, after, ignored))
  }, [before, after, shownKey])
  const { length } = table.rows
  const count = `${formatNumber(length)} ${length === 1 ? 'value differs' : 'values differ'}`
  useEffect(() => announce(count), [count])
  const toggle = (noise: Noise, isHidden: boolean) => {
    const next = isHidden ? shown.filter(other => other !== noise) : [...shown, noise]
    setParameters(withParameters(parameters, { [shownParameter]: next.join(' ') || null }), { replace: true })
  }
  const switches = (
    <fieldset className={styles.noises}>
      <legend>{count}</legend>
      {noises.map(([noise, label]) => (
        <label key={noise}>
          <input
            type="checkbox"
            checked={!shown.includes(noise)}
            onChange={({ currentTarget }) => toggle(noise, currentTarget.checked)}
          />{' '}
          {label}
        </label>
      ))}
    </fieldset>
  )
  if (length === 0) return switches
  return (
    <DataTable table={table} {...(length > mostRows && { VirtualBody })}>
      {switches}
    </DataTable>
  )
}
