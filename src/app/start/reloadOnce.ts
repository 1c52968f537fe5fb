const noteKey = 'reloaded-from'

/**
 * Reloads the page to get another version of the site.
 * @param file of this version
 * @returns false, and does nothing, if that was tried before for this file or cannot be noted: a reload would loop
 */
export function reloadOnce(file: string): boolean {
  try {
    if (sessionStorage.getItem(noteKey) === file) return false
    sessionStorage.setItem(noteKey, file)
  } catch {
    return false
  }
  location.reload()
  return true
}
