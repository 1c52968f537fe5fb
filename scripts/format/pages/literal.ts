/** A value as a compact TypeScript literal; keys without quotes where possible, maps as objects. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`
  if (value instanceof Map) return literal(Object.fromEntries(value))
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, inner]) => {
    return `${/^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key)}:${literal(inner)}`
  })
  return `{${entries.join(',')}}`
}
