async function beginAnew() {
  const { ok } = await fetch(document.baseURI, { cache: 'no-store' })
  if (ok) location.reload()
}

interface Props {
  /** Loads what did not come. @throws when it does not come again */
  onRetry: () => Promise<void>
}

/**
 * Says, in place of a part, that it did not come; a press asks for it again. Some browsers never ask twice for a module
 * that they could not load: there the page begins anew, at its address, if the host answers.
 */
export function LostPart({ onRetry }: Props) {
  const retry = () =>
    onRetry()
      .catch(beginAnew)
      .catch(() => {}) // still no connection: it stays as it is
  return (
    <p role="alert" style={{ padding: '0.5rem 0.75rem' }}>
      This part could not be loaded.{' '}
      <button type="button" onClick={() => void retry()}>
        Try again
      </button>
    </p>
  )
}
