import { formatNumber, toHex } from '#shared/number.ts'
import { OpenSaveButton } from '../../save/OpenSaveButton.tsx'
import { fileBytes } from '../../site/fileBytes.ts'
import { BlockAddress, Page } from '../../site/Page.tsx'
import typeColours from '../../site/typeColours.module.css'
import button from '../../ui/button.module.css'
import { Note } from '../../ui/Note.tsx'
import styles from './guide.module.css'

const money = 1_000_000
/** What follows the marker of block 15: its size, which the game writes first, and the money. */
const parts = [
  { bytes: '42 4C 4F 43 4B', type: 'string', meaning: 'the letters BLOCK', offset: null },
  {
    bytes: fileBytes(40, 'i32'),
    type: 'integer',
    meaning: 'number of bytes that follow: 40',
    offset: '0000',
  },
  {
    bytes: fileBytes(money, 'i32'),
    type: 'integer',
    meaning: `money: ${formatNumber(money)}`,
    offset: '0004',
  },
]

/** A row of bytes of a save, taken apart. */
function BytesApart() {
  return (
    <figure className={styles.figure}>
      <div className={styles.row}>
        {parts.map(({ bytes, type, meaning, offset }) => (
          <div key={meaning} className={`${typeColours.typed} ${styles.part}`} data-type={type}>
            <span className={styles.offset}>{offset ?? 'marker'}</span>
            <code>{bytes}</code>
            <span>{meaning}</span>
          </div>
        ))}
      </div>
      <figcaption>
        The start of block 15 in a save with ${formatNumber(money)}: {formatNumber(money)} is 0x
        {toHex(money, 8)}, and its bytes in the file are {fileBytes(money, 'i32')}.
      </figcaption>
    </figure>
  )
}

/** How to change a save by hand, for those who have never done it. */
export default function GuidePage() {
  return (
    <Page
      hasContents
      intro={
        <p>
          A save is a single binary file. A hex editor shows each of its bytes as two hex digits and lets you
          overwrite it. The example on this page changes the player’s money.
        </p>
      }
    >
      <h2>1. Make a backup</h2>
      <p>
        Copy the file to another folder before you open it. Saves are named <code>GTASAsf1.b</code> to{' '}
        <code>GTASAsf8.b</code>; <a href="#/">where they are</a> depends on the system. Close the game before
        you edit the save.
      </p>

      <h2>2. Open the file</h2>
      <p>
        Any hex editor works: HxD on Windows, Hex Fiend on macOS, ImHex or GHex on Linux. Switch it to{' '}
        <b>overwrite</b> mode. The column on the left shows offsets: the number of bytes from the start of the
        file, in hex.
      </p>

      <h2>3. Find the block</h2>
      <p>
        A save consists of blocks, one for each part of the game. Each block follows a marker, the five
        letters <code>BLOCK</code>. Search for that text and count the results: block 00 comes after the 1st,
        block <BlockAddress block="15" />, with the money, after the 16th.
      </p>
      <Note kind="caution" title="If the name of the save contains BLOCK">
        Block 00 stores the name of the save as text, so the search finds that BLOCK too. Do not count it.
      </Note>
      <p className={styles.own}>
        Or let this site find it: <OpenSaveButton className={button.button} /> and every page shows offsets
        and values of your file.
      </p>

      <h2>4. Read the bytes</h2>
      <p>
        Offsets in a block count from the first byte after its marker. The money is at 0004: skip four bytes,
        then read four.
      </p>
      <BytesApart />
      <p>
        Numbers are <b>little-endian</b>: the first byte is the least significant. To get the value, read the
        bytes from right to left. Type a number into the search of this site to see its bytes, or four bytes
        to see the number they store.
      </p>

      <h2>5. Overwrite, never insert</h2>
      <p>
        Type the new bytes over the old ones. The file must keep its size: an inserted or deleted byte moves
        everything after it, and the game can no longer read the save. The one exception on this site is
        moving a save from outdoors to indoors or back: the steps of a <a href="#/savehouses">savehouse</a>{' '}
        then insert two bytes and remove two others.
      </p>

      <h2>6. Fix the checksum</h2>
      <p>
        The last four bytes are the sum of all bytes before them. The game rejects a file with a wrong
        checksum. The recipe <a href="#/recipes?row=fix-checksum">Fix the checksum</a> has the steps and a
        small program. With the <a href="#/code">npm package gtasa-save</a> installed,{' '}
        <code>
          npx gtasa-save set FILE block15.money=1000000 <span className={styles.option}>--out NEW-FILE</span>
        </code>{' '}
        makes the whole change for you.
      </p>

      <h2>7. Test it in the game</h2>
      <p>
        Load the save, check what you changed, and save to another slot. If the game does not load it, go back
        to the backup. The usual causes are a changed size or a wrong checksum.
      </p>
      <p>
        Next: <a href="#/recipes">recipes for common goals</a>,{' '}
        <a href="#/block/15">all fields of block 15</a>, <a href="#/legend">terms and symbols</a>.
      </p>
    </Page>
  )
}
