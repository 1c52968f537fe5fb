const wayBack = 'by `npm run data`. Edit that, not this file.\n\n'

/** First line of a module of src/generated. @param sources what it is made from: paths from the root of the repository */
export function madeFrom(...sources: readonly string[]): string {
  return `// Made from ${sources.join(' and ')} ${wayBack}`
}
