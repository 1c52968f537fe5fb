import { formatVersionsTable } from '../../../generated/format/versions.ts'
import { tableOf } from '../../../table/tableColumns.ts'
import { Note } from '../../../ui/Note.tsx'
import { TableSection } from '../TableSection.tsx'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-00.ts'

const versionTable = tableOf(formatVersionsTable, {
  rows: formatVersionsTable.rows.filter(({ platform }) => platform !== 'mobile'),
  shown: ['idHex', 'meaning', 'buildText', 'files'],
})

export function Tables() {
  return (
    <>
      <TableSection table={versionTable}>
        <p>
          The id is the CRC-32, without its final inversion, of the build text: date and time without a space
          between them. Saves of one version can have different editions of the script. The ids of phones and
          tablets are in the download.
        </p>
      </TableSection>
      <ValueSection name="camera_modes" title="Camera modes" />
      <Note title="Characters of the save name">
        The menu accepts A to Z, a to z, digits and{' '}
        <code>! " $ % & ' ( ) + , - / . : ; &lt; = &gt; ? \ ]</code>. It displays three of them differently:{' '}
        <code>]</code> as <code>*</code>, <code>(</code> as <code>[</code> and <code>)</code> as{' '}
        <code>]</code>. Accented letters occur in real saves as bytes 81 to A9.
      </Note>
    </>
  )
}
