import { useRef } from 'react'
import { openSave } from './openedSave.ts'

interface Props {
  className?: string | undefined
  /** Called when the visitor has selected a file. */
  onSelect?: () => void
}

/** Lets the visitor select a save on their disk. */
export function OpenSaveButton({ className, onSelect }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={className}
        title="Show the values of a save beside their documentation. It stays on your machine."
        onClick={() => input.current?.click()}
      >
        Open a save
      </button>
      <input
        ref={input}
        type="file"
        aria-label="Save file"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void openSave(file)
          onSelect?.()
          currentTarget.value = '' // so that the same file can be opened again after a change
        }}
      />
    </>
  )
}
