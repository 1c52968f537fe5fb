import { fieldRoute } from '#shared/route.ts'
import { tagsTable } from '../../../generated/blocks/20-tags.ts'
import { markerRoute } from '../../../site/coordinates.ts'
import { BlockAddress } from '../../../site/Page.tsx'
import { tableOf } from '../../../table/tableDefinition.ts'
import { TableSection } from '../TableSection.tsx'

export { format } from '../../../generated/format/block-20.ts'

const tagTable = tableOf(tagsTable, {
  rowNoun: 'Tag',
  shown: ['index', 'offsetHex', 'model', 'district', 'x', 'y', 'z'],
  columns: { model: { isFaceted: true }, offsetHex: { link: fieldRoute('20', '') } },
  omitted: ['interior'],
  mapRoute: ({ index }) => markerRoute('tags', index),
})

export function Tables() {
  return (
    <TableSection table={tagTable}>
      <p>
        Tags are listed in the order of the save. The number of sprayed tags is stored at{' '}
        <BlockAddress block="01" offsetHex="0C88" />. For the rotations of the tags, download{' '}
        <a href="./data/blocks/20-tag-rotations.csv">this CSV file</a>.
      </p>
    </TableSection>
  )
}
