/** A JSON Schema, or part of one. */
export interface Schema {
  readonly [keyword: string]: unknown
}

export const text: Schema = { type: 'string', minLength: 1 }
export const anyText: Schema = { type: 'string' }
export const whole: Schema = { type: 'integer' }
export const natural: Schema = { type: 'integer', minimum: 0 }
export const identifier: Schema = { type: 'string', pattern: '^[a-z][a-z0-9_]*$' }

/** A name that is a property in the package. */
export const propertyName: Schema = {
  ...identifier,
  description: 'In camel case in the package gtasa-save: player_info.money_shown is playerInfo.moneyShown.',
}

export function pattern(regex: string): Schema {
  return { type: 'string', pattern: regex }
}

export function oneOf(...values: readonly string[]): Schema {
  return { enum: values }
}

export function reference(name: string): Schema {
  return { $ref: `#/$defs/${name}` }
}

export function list(items: Schema, minItems = 0): Schema {
  return { type: 'array', items, ...(minItems > 0 && { minItems }) }
}

/** Null or a value of the schema. */
export function orNull(schema: Schema): Schema {
  return { anyOf: [{ type: 'null' }, schema] }
}

/** An object with exactly these properties. */
export function exactly(properties: Readonly<Record<string, Schema>>, description?: string): Schema {
  return {
    ...(description !== undefined && { description }),
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }
}

/** An object with arbitrary property names. */
export function dictionary(names: Schema, values: Schema): Schema {
  return { type: 'object', propertyNames: names, additionalProperties: values }
}
