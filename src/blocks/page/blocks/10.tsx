import { gangsTable } from '../../../generated/blocks/10-gangs.ts'
import { tableOf } from '../../../table/tableDefinition.ts'
import { Note } from '../../../ui/Note.tsx'
import { useBlock } from '../../block.tsx'
import { TableSection } from '../TableSection.tsx'
import { ValueSection } from '../ValueSection.tsx'
import styles from './10.module.css'

export { format } from '../../../generated/format/block-10.ts'

export const tabled = ['population_groups']

const gangTable = tableOf(gangsTable, {
  shown: ['gang', 'name', 'otherName', 'colour'],
  columns: { colour: { render: ({ colour }) => colour && <ColourSample colour={colour} /> } },
})

/** A colour with its value. */
function ColourSample({ colour }: { colour: string }) {
  return (
    <span className={styles.sample}>
      <span className={styles.swatch} style={{ backgroundColor: colour }} />
      <code>{colour}</code>
    </span>
  )
}

export function Tables() {
  const { format } = useBlock()
  return (
    <>
      <TableSection table={gangTable}>
        <p>
          Zone settings contain the density of each gang and, with few exceptions, the colour of the gang with
          the highest density, or 000000 if that gang has no colour of its own.
        </p>
      </TableSection>
      <ValueSection name="population_groups" title="Population groups">
        <p>
          The lowest five bits of <code>population</code> in the zone settings.
        </p>
      </ValueSection>
      <Note title="More zones than zone settings">
        {format.typicalCounts.zone_count} zones share {format.typicalCounts.info_count} zone settings: the two
        zones named MONINT use the same settings.
      </Note>
    </>
  )
}
