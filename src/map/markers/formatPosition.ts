/** A position as the cards show it. */
export function formatPosition(...units: readonly number[]): string {
  return units.map(value => String(Math.round(value * 1000) / 1000)).join(', ')
}
