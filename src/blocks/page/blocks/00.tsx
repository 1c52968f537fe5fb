import { formatVersionsTable } from '../../../generated/format/versions.ts'
import { Term } from '../../../site/Page.tsx'
import { tableOf } from '../../../table/tableDefinition.ts'
import { Note } from '../../../ui/Note.tsx'
import { TableSection } from '../TableSection.tsx'
import styles from './00.module.css'

export { format } from '../../../generated/format/block-00.ts'

const versionTable = tableOf(formatVersionsTable, {
  rows: formatVersionsTable.rows.filter(({ platform }) => platform !== 'mobile'),
  shown: ['idHex', 'meaning', 'buildText', 'files'],
  columns: { buildText: { render: ({ buildText }) => <code className={styles.exact}>{buildText}</code> } },
})

export function Tables() {
  return (
    <>
      <TableSection table={versionTable}>
        <p>
          The id is a CRC-32 without its final inversion. Its input is the build text: date and time without a
          space between them, with two spaces before a one-digit day. The id is stored with its lowest byte
          first: 35DA8175 as 75 81 DA 35. It identifies the program, not the main script: some saves of 1.00
          contain the second <Term of="script-edition">script edition</Term>, some of 1.01 the first. The
          downloads also contain the ids of phones and tablets.
        </p>
      </TableSection>
      <Note title="Characters of the save name">
        A name can contain spaces, A to Z, a to z, digits and{' '}
        <code>! " $ % & ' ( ) + , - / . : ; &lt; = &gt; ? \ ]</code>. In real saves, names also contain bytes
        81 to AF, which stand for further letters of translated games. <Term of="unverified">Unverified</Term>
        : the load menu displays <code>]</code> as <code>*</code>, <code>(</code> as <code>[</code> and{' '}
        <code>)</code> as <code>]</code>.
      </Note>
    </>
  )
}
