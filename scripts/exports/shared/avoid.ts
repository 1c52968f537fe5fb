/**
 * Makes the function that keeps names away from the words of a language.
 * @returns the name as it is, or with `owner_` before it when the language has the word for itself
 */
export function avoidWords(words: string): (name: string, owner: string) => string {
  const taken = new Set(words.trim().split(/\s+/))
  return (name, owner) => (taken.has(name) ? `${owner}_${name}` : name)
}
