import { OpenSaveButton } from '../../save/OpenSaveButton.tsx'
import {
  closeSave,
  type SaveSlot,
  swapSaves,
  useExpectedSave,
  useOpenedSave,
  useSaveState,
} from '../../save/openedSave.ts'
import { Page, Term } from '../../site/Page.tsx'
import button from '../../ui/button.module.css'
import { useClosable } from '../../ui/closable.tsx'
import { lazyWithRetry } from '../../ui/lazyWithRetry.tsx'
import { Note } from '../../ui/Note.tsx'
import styles from './ComparePage.module.css'

const ChangeTable = lazyWithRetry(async () => (await import('./ChangeTable.tsx')).ChangeTable)

/** One of the two saves, and the button that opens it. */
function Slot({ slot, label }: { slot: SaveSlot; label: string }) {
  const { save, reading, failure } = useSaveState(slot)
  const { close } = useClosable(() => closeSave(slot))
  return (
    <div className={styles.slot}>
      <dt>{label}</dt>
      <dd>
        {save && (
          <span>
            <b>{save.file}</b> {save.name && `“${save.name}”`}{' '}
            <small>
              {save.savedAt && <time>{save.savedAt}</time>}
              {save.savedAt && ', '}
              {save.location}
            </small>
          </span>
        )}
        {reading && <span role="status">Opening {reading}…</span>}
        {failure && (
          <span role="alert">
            <b>{failure.file}</b> cannot be opened: {failure.reason}.
          </span>
        )}
        <OpenSaveButton
          slot={slot}
          className={button.button}
          label={save ? 'Replace' : slot === 'opened' ? 'Open a save' : 'Open a second save'}
        />
        {(save || reading || failure) && (
          <button
            type="button"
            className={button.button}
            aria-label={`Close ${label.toLowerCase()}`}
            onClick={close}
          >
            Close
          </button>
        )}
      </dd>
    </div>
  )
}

/** What differs between two saves of the user. */
export default function ComparePage() {
  useExpectedSave(ChangeTable.preload)
  const before = useOpenedSave()
  const after = useOpenedSave('compared')
  const isOneGame = before?.platform === after?.platform
  return (
    <Page
      intro={
        <p>
          See what the game stores when you buy a savehouse, finish a mission or use a garage: save before and
          after, in different slots, and open both files here. They stay on your machine.
        </p>
      }
    >
      <dl className={styles.slots}>
        <Slot slot="opened" label="Before" />
        <Slot slot="compared" label="After" />
      </dl>
      {before && after && (
        <p>
          <button type="button" className={button.button} onClick={swapSaves}>
            Swap before and after
          </button>
        </p>
      )}
      {before && after && isOneGame && <ChangeTable before={before} after={after} />}
      {before && after && !isOneGame && (
        <Note kind="caution" title="Two platforms">
          One save is from a PC, the other from a phone or tablet: their fields cannot be compared.
        </Note>
      )}
      <Note kind="tip" title="Limit the differences">
        Make the second save right after the change, at the same savehouse. Clocks,{' '}
        <Term of="address">stale pointers</Term> and padding differ between any two saves, so they are hidden
        by default. The <a href="#/code">package</a> makes the same comparison:{' '}
        <code>npx gtasa-save diff FILE-1 FILE-2 --ignore clocks,pointers,padding</code>.
      </Note>
    </Page>
  )
}
