const wayBack = 'by `npm run data`. Edit that file, not this one.\n\n'

/** First line of a generated module. @param sources paths of its sources, from the root of the repository */
export function madeFrom(...sources: readonly string[]): string {
  return `// Generated from ${sources.join(' and ')} ${wayBack}`
}

/** A value as a compact TypeScript literal, with unquoted keys where possible and maps as objects. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`
  if (value instanceof Map) return literal(Object.fromEntries(value))
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, inner]) => {
    return `${/^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key)}:${literal(inner)}`
  })
  return `{${entries.join(',')}}`
}
