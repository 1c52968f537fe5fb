/** Fallback for a part whose code could not be loaded. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" style={{ padding: '0.5rem 0.75rem' }}>
      This part could not be loaded.{' '}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}
