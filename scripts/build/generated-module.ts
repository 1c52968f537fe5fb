const wayBack = 'by `npm run data`. Edit that file, not this one.\n\n'

/** First line of a generated module. @param sources paths of its sources, from the root of the repository */
export function madeFrom(...sources: readonly string[]): string {
  return `// Generated from ${sources.join(' and ')} ${wayBack}`
}
