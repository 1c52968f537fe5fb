import { type Tag, tags, tagsTable } from '../../../generated/blocks/20-tags.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import { BlockAddress, blockRoute } from '../../../ui/BlockAddress.tsx'
import { TableSection } from '../TableSection.tsx'

const columns = tableColumns(tagsTable, {
  shown: ['index', 'offsetHex', 'model', 'x', 'y', 'z'],
  lists: ['model'],
  links: {
    index: ({ index }: Tag) => `/map?layer=tags&id=${index}`,
    offsetHex: ({ offsetHex }: Tag) => blockRoute('20', offsetHex),
  },
})

export default function Tables20() {
  return (
    <TableSection source={tagsTable} rows={tags} columns={columns} rowId={row => row.index} prefix="tags.">
      <p>
        In the order of the save; sprayed from E5 on. Their number also stands in{' '}
        <BlockAddress block="01" offsetHex="0C88" />.{' '}
        <a href="./data/blocks/20-tag-rotations.csv">Rotations as CSV</a>
      </p>
    </TableSection>
  )
}
