import { useRef } from 'react'
import { openSave } from './openedSave.ts'

/** Lets the visitor select a save on their disk. */
export function OpenSaveButton({ className }: { className?: string | undefined }) {
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
          currentTarget.value = '' // so that the same file can be opened again after a change
        }}
      />
    </>
  )
}
