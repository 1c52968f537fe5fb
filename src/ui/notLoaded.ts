const eventType = 'not-loaded'

/** Tells the reader that the code for what was asked for did not come. */
export const sayNotLoaded = () => void document.dispatchEvent(new Event(eventType))

/** Calls a listener whenever it has to be told; gives the way to stop it. */
export function onNotLoaded(listener: () => void): () => void {
  document.addEventListener(eventType, listener)
  return () => document.removeEventListener(eventType, listener)
}
