import { markerRoute } from '../../../generated/algebra/map-route.ts'
import { blockRoute } from '../../../generated/algebra/route.ts'
import { type Tag, tags, tagsTable } from '../../../generated/blocks/20-tags.ts'
import { BlockAddress } from '../../../site/BlockAddress.tsx'
import type { ShownTable } from '../../../table/shownTable.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import { TableSection } from '../TableSection.tsx'

const tagTable: ShownTable<Tag> = {
  source: tagsTable,
  rows: tags,
  columns: tableColumns(tagsTable, {
    shown: ['index', 'offsetHex', 'model', 'x', 'y', 'z'],
    lists: ['model'],
    links: {
      index: ({ index }: Tag) => markerRoute('tags', index),
      offsetHex: ({ offsetHex }: Tag) => blockRoute('20', offsetHex),
    },
  }),
}

export default function Tables20() {
  return (
    <TableSection table={tagTable}>
      <p>
        In the order of the save; sprayed from E5 on. Their number also stands in{' '}
        <BlockAddress block="01" offsetHex="0C88" />.{' '}
        <a href="./data/blocks/20-tag-rotations.csv">Rotations as CSV</a>
      </p>
    </TableSection>
  )
}
