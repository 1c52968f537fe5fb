import { type Gang, gangs, gangsTable } from '../../../generated/blocks/10-gangs.ts'
import type { ShownTable } from '../../../table/shownTable.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import { Note } from '../../../ui/Note.tsx'
import { TableSection } from '../TableSection.tsx'
import type { BlockTablesProps } from '../tableProps.ts'
import { ValueSection } from '../ValueSection.tsx'
import styles from './10.module.css'

const gangTable: ShownTable<Gang> = {
  source: gangsTable,
  rows: gangs,
  columns: tableColumns(gangsTable, {
    shown: ['gang', 'name', 'otherName', 'colour'],
    render: { colour: ({ colour }: Gang) => colour && <ColourSample colour={colour} /> },
  }),
}

/** A colour with its value. */
function ColourSample({ colour }: { colour: string }) {
  return (
    <span className={styles.sample}>
      <span className={styles.swatch} style={{ backgroundColor: colour }} />
      <code>{colour}</code>
    </span>
  )
}

export default function Tables10({ format }: BlockTablesProps) {
  return (
    <>
      <TableSection table={gangTable}>
        <p>Zone settings hold one density per gang, usually 0 to 40, and the colour of the strongest one.</p>
      </TableSection>
      <ValueSection format={format} name="population_groups" title="Population groups">
        <p>The low five bits of the population byte are the group: mask it with 1F.</p>
      </ValueSection>
      <Note title="More rectangles than zones">
        379 rectangles belong to 378 zones: the zone MONINT has two.
      </Note>
    </>
  )
}
