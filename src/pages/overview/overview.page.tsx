import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ShownPart } from '#shared/format-types.ts'
import { formatNumber } from '#shared/number.ts'
import { markParameter } from '#shared/route.ts'
import { blocks } from '../../generated/blocks.ts'
import { links } from '../../generated/external-links/overview.ts'
import { figures } from '../../generated/figures.ts'
import { overview } from '../../generated/format/overview.ts'
import { site } from '../../generated/site.ts'
import { OpenSaveButton } from '../../save/OpenSaveButton.tsx'
import { useOpenedSave } from '../../save/openedSave.ts'
import type { OpenedSave } from '../../save/readSave.ts'
import { SearchButton } from '../../search/SearchButton.tsx'
import { ExternalLinks, Page } from '../../site/Page.tsx'
import button from '../../ui/button.module.css'
import { BelowTheFold } from '../../ui/LazyLayout.tsx'
import { Note } from '../../ui/Note.tsx'
import { FileMap } from './FileMap.tsx'
import { ChecksumSection, DownloadsSection, SaveFileLocations, VersionsSection } from './FurtherSections.tsx'
import { LayoutTable } from './LayoutTable.tsx'
import styles from './overview.module.css'
import { Tasks } from './Tasks.tsx'

/** Scrolls to the part in the address: the first byte of a part of the file, or the path of a folder. */
function useMarkedPart(): string | null {
  const [parameters] = useSearchParams()
  const mark = parameters.get(markParameter)
  useEffect(() => {
    if (mark === null) return
    const marked = document.querySelector<HTMLElement>('main [data-marked]')
    marked?.scrollIntoView({ block: 'center' })
    marked?.focus({ preventScroll: true })
  }, [mark])
  return mark
}

/** The parts of an opened save, as the overview has those of a typical one, but with the rest of the work buffer in one part. */
export function saveParts({ startOf, block: readBlock, checksumOffset }: OpenedSave): readonly ShownPart[] {
  const starts = blocks.flatMap(({ block }) => {
    const start = startOf(block)
    return start === null ? [] : [{ block, start }]
  })
  const blockParts = starts.map(({ block, start }, index): ShownPart => {
    const next = starts[index + 1]
    const size = next ? next.start - overview.marker.length - start : (readBlock(block)?.size ?? 0)
    return { kind: 'block', block, title: `Block ${block}`, start, size }
  })
  const last = blockParts.at(-1)
  const start = last ? last.start + last.size : 0
  return [
    ...blockParts,
    { kind: 'padding', block: null, title: 'Padding', start, size: checksumOffset - start },
    {
      kind: 'checksum',
      block: null,
      title: 'Checksum',
      start: checksumOffset,
      size: overview.size - overview.checksumOffset,
    },
  ]
}

/** The start of the site: tasks, layout of the file, where saves are, checksum, versions and downloads. */
export default function OverviewPage() {
  const mark = useMarkedPart()
  const save = useOpenedSave()
  const parts = useMemo(() => (save ? saveParts(save) : overview.parts), [save])
  const block27 = parts.find(({ block }) => block === '27')
  return (
    <Page
      intro={
        <p>
          Every byte of a GTA San Andreas save for PC, field by field, and how well its meaning is known. For
          modders and authors of save editors. Checked on {overview.measuredFiles} real saves of four game
          versions.
        </p>
      }
    >
      <Tasks />
      <div className={styles.search}>
        <SearchButton />
      </div>
      <p className={styles.open}>
        {save ? (
          <>
            All pages show the values and offsets of <b>{save.file}</b>.{' '}
            <OpenSaveButton className={button.button} label="Open another save" />
          </>
        ) : (
          <>
            <OpenSaveButton className={button.button} /> and see its values on every page. It stays on your
            machine: nothing is sent, stored or changed.
          </>
        )}
      </p>
      <h2>File layout, to scale</h2>
      <FileMap parts={parts} file={save?.file ?? 'a typical save (made indoors)'} mark={mark} />
      {save?.platform === 'mobile' && (
        <Note title="Phones and tablets">What follows describes PC saves.</Note>
      )}
      <h2>Layout</h2>
      <Note title="The markers after block 27">
        The game writes {figures.blocks} blocks, 00 to 27, through a buffer of{' '}
        {formatNumber(overview.workBufferSize)} bytes. What is left in the buffer fills the file up to the
        checksum: old copies of earlier bytes, from which the game loads nothing. They contain{' '}
        {figures.leftoverMarkers} more markers, counted below as 28, 29, 15 to 17 again, and 30. Block 27 has{' '}
        {block27?.size} bytes; the table below adds the copies up to the next marker.
      </Note>
      <p>
        Counting markers, a save has blocks 0 to 29, then blocks 15, 16 and 17 again, then block 30, then a
        4-byte integer: the sum of all bytes before it. The ASCII text <code>BLOCK</code> precedes each block,{' '}
        {figures.markers} times. All integers are little-endian; offsets in a block count from the first byte
        after <code>BLOCK</code>.
      </p>
      <BelowTheFold>
        <LayoutTable ownParts={save?.platform === 'pc' ? parts : null} />
        <p>
          For errors in older documentation, see{' '}
          <a href="#/corrections">all corrections with their evidence</a>.
        </p>
        <h2>Save file locations</h2>
        <p>
          On PC, saves are named <code>GTASAsf1.b</code> to <code>GTASAsf8.b</code>, one for each of the eight
          slots.
        </p>
        <SaveFileLocations mark={mark} />
        <ChecksumSection />
        <VersionsSection />
        <DownloadsSection mark={mark} />
        <h2>Other sites</h2>
        <ExternalLinks links={links} />
        <h2>About</h2>
        <p>
          You can edit this documentation: its <a href={site.repository}>source repository</a> is public, and
          every table links to its file. It is based on the tables of the{' '}
          <a href="https://github.com/gtasa-savegame-editor/docs">older documentation</a> (MIT), uses names
          from gta-reversed, the reverse-engineered source code of the game, and was checked against real
          saves: <a href="#/sources">all sources</a>.
        </p>
        <p>
          An unofficial fan reference, not connected with Rockstar Games or Take-Two Interactive. Map and
          icons are our own drawings; <a href="./licences.txt">licences of third-party code</a>.
        </p>
      </BelowTheFold>
    </Page>
  )
}
