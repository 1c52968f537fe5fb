import { BlockAddress } from '../../../site/Page.tsx'
import { Note } from '../../../ui/Note.tsx'

export { format } from '../../../generated/format/block-22.ts'

export function Tables() {
  return (
    <Note title="Special clothes">
      Variables in block <BlockAddress block="01" /> store which{' '}
      <a href="#/variables?q=special+clothes">special clothes</a> the player owns, and in which clothes shops{' '}
      <a href="#/variables?q=something+was+bought">something was bought</a>.
    </Note>
  )
}
