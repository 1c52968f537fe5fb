import { links } from '../../generated/external-links/overview.ts'
import { overview } from '../../generated/format/overview.ts'
import { site } from '../../generated/site.ts'
import { ExternalLinks } from '../../site/ExternalLinks.tsx'
import { Note } from '../../ui/Note.tsx'
import { ChecksumSection } from './ChecksumSection.tsx'
import { DownloadsSection } from './DownloadsSection.tsx'
import { FarPart } from './FarPart.tsx'
import { FileMap } from './FileMap.tsx'
import { LayoutTable } from './LayoutTable.tsx'
import { Tasks } from './Tasks.tsx'
import { VersionsSection } from './VersionsSection.tsx'

/** Parts of the overview that are only read: they need no code where the document shows them already. */
export const parts = {
  intro: (
    <p>
      What every byte of a save of GTA San Andreas (PC, 2004) means, for modders and authors of save editors,
      checked on {overview.measuredFiles} real saves of four versions.
    </p>
  ),
  middle: (
    <>
      <Tasks />
      <h2>The file to scale</h2>
      <FileMap />
      <FarPart heightRem={110}>
        <h2>Layout</h2>
        <Note title="What the bytes really are">
          The game writes 28 blocks, 00 to 27. The six markers after them are left-over bytes of its
          51,200-byte work buffer: every byte after block 27 up to the checksum repeats the one 51,200 bytes
          earlier. So 28 and 29 are old copies of the markers of 13 and 14, then 15, 16 and 17 come again, and
          “30” is the start of 18. The game never reads them. Block 27 has 140 bytes; 3590 and 3592 are the
          distance to the next marker. Parse by sizes instead of searching for <code>BLOCK</code>: the text
          occurs inside data too.
        </Note>
        <p>
          By its markers a save file holds blocks 0 to 29, then blocks 15, 16 and 17, then block 30, then a
          4-byte integer with the sum of all bytes before it. The ASCII text <code>BLOCK</code> stands before
          each block, 34 times. All integers are little-endian; offsets count from the first byte after{' '}
          <code>BLOCK</code>.
        </p>
        <LayoutTable />
        <p>
          Older documentation differs in more places: see{' '}
          <a href="#/corrections">all corrections with their evidence</a>.
        </p>
      </FarPart>
      <h2>Where the saves are</h2>
      <p>
        Saves are named <code>GTASAsf1.b</code> to <code>GTASAsf8.b</code>, one for each of the eight slots.
      </p>
    </>
  ),
  end: (
    <FarPart heightRem={95}>
      <ChecksumSection />
      <VersionsSection />
      <DownloadsSection />
      <h2>Other sites</h2>
      <ExternalLinks links={links} />
      <h2>About</h2>
      <p>
        This documentation can be edited: its <a href={site.repository}>source repository</a> is public, and
        every table has a link to its file. It started from the tables of the{' '}
        <a href="https://github.com/gtasa-savegame-editor/docs">older documentation</a> (MIT), names parts
        after the reverse-engineered sources of gta-reversed, and was checked against real saves:{' '}
        <a href="#/sources">all sources</a>.
      </p>
      <p>
        An unofficial fan reference, not connected with Rockstar Games or Take-Two Interactive. Map and icons
        are our own drawings. Version {site.version}, {site.license} licence;{' '}
        <a href="./licences.txt">licences</a> of all that it brings.
      </p>
    </FarPart>
  ),
}
