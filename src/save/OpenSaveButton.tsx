import { useRef } from 'react'
import { expectSave, openSave, type SaveSlot } from './openedSave.ts'

interface Props {
  className?: string | undefined
  label?: string
  slot?: SaveSlot
  /** Called when the user has selected a file. */
  onSelect?: () => void
}

/** Lets the user select a save on their disk. */
export function OpenSaveButton({ className, label = 'Open a save', slot, onSelect }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={className}
        title={
          slot ? undefined : 'Show the values of a save beside their documentation. It stays on your machine.'
        }
        onPointerEnter={expectSave}
        onFocus={expectSave}
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <input
        ref={input}
        type="file"
        aria-label="Save file"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void openSave(file, slot)
          onSelect?.()
          currentTarget.value = '' // so that the same file can be opened again after a change
        }}
      />
    </>
  )
}
