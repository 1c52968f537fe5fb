/** A value that has to be there. @throws Error that names what is missing */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`no ${name}`)
  return value
}
