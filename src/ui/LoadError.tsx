async function reloadIfOnline() {
  const { ok } = await fetch(document.baseURI, { cache: 'no-store' })
  if (ok) location.reload()
}

interface Props {
  /** Loads the missing code. @throws when it cannot be loaded */
  onRetry: () => Promise<void>
}

/**
 * Fallback for a part whose code could not be loaded. Some browsers never request a module again that failed once:
 * there the page is reloaded if the host responds.
 */
export function LoadError({ onRetry }: Props) {
  const retry = () =>
    onRetry()
      .catch(reloadIfOnline)
      .catch(() => {}) // still offline
  return (
    <p role="alert" style={{ padding: '0.5rem 0.75rem' }}>
      This part could not be loaded.{' '}
      <button type="button" onClick={() => void retry()}>
        Try again
      </button>
    </p>
  )
}
