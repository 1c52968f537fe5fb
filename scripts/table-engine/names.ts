/** `skill_offset_hex` as a type: `skillOffsetHex`. */
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** Name of a CSV column as the name of a property: `skill_offset_hex` becomes `skillOffsetHex`. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
