/** Names and indexes as a path, e.g. `cars[12].alarm_chance`. */
export function pathText(steps: readonly (string | number)[]): string {
  return steps
    .map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .slice(1)
}
