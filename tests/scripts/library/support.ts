import { dataValues } from '../../../scripts/exports/typescript/data-module.ts'
import { variants } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import type { NamedNumbers } from '../../../scripts/library/cli/command.ts'
import { format } from '../../../scripts/library/definition.ts'
import * as library from '../../../scripts/library/index.ts'
import { packNames } from '../../../scripts/library/packed-definition.ts'
import { realSaves } from '../../support/real-saves.ts'
import { model } from '../exports/support.ts'
import { definition, synthetic } from '../format/support.ts'
import { realSource } from '../support/sources.ts'

export { format as packed, library }

/** The numbers that fields take, by list and name, as in `gtasa-save/data`. */
export const lists: NamedNumbers = JSON.parse(JSON.stringify(dataValues(model, realSource).lists))

export const names: library.Names<library.NoVariables> = JSON.parse(JSON.stringify(packNames(definition)))

/** Synthetic saves of all kinds, and the available real ones. */
export const allSaves: readonly { readonly name: string; readonly bytes: Uint8Array }[] = [
  ...variants.map(variant => ({ name: variant.name, bytes: synthetic(variant) })),
  ...realSaves,
]

/** A synthetic save with the counts of a typical one. */
export const typicalBytes = allSaves[2]?.bytes ?? new Uint8Array()

/** That save as read, for changes. */
export const typicalSave = () => library.parseSave(typicalBytes)

/** That save with the names of its script variables. */
export const namedSave = () => library.parseSave(typicalBytes, { names })

/** What makes a save unreadable for the game. */
export const errorsOf = (save: library.Save) =>
  library.validate(save).filter(({ severity }) => severity === 'error')

/** A list inside a value, for tests that change saves like programs without types. */
export function at(value: unknown, ...keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )
}

/** Changes a value of a save. */
export function put(value: unknown, keys: readonly (string | number)[], changed: unknown): void {
  const inner = at(value, ...keys.slice(0, -1))
  const key = keys.at(-1)
  if (typeof inner !== 'object' || inner === null || key === undefined)
    throw new Error(`no ${keys.join('.')}`)
  Reflect.set(inner, key, changed)
}

/** A list of a save, for changes. */
export function listAt(value: unknown, ...keys: readonly (string | number)[]): unknown[] {
  const list = at(value, ...keys)
  if (!Array.isArray(list)) throw new Error(`no list ${keys.join('.')}`)
  return list
}

/** The error that a call throws. */
export function thrownBy(call: () => unknown): unknown {
  try {
    call()
  } catch (error) {
    return error
  }
  return null
}
