import { dataValues } from '../../../scripts/exports/typescript/data-module.ts'
import type { NamedNumbers } from '../../../scripts/library/cli/command.ts'
import { format } from '../../../scripts/library/definition.ts'
import * as library from '../../../scripts/library/index.ts'
import { packNames } from '../../../scripts/library/packed-definition.ts'
import { realSaves } from '../../support/real-saves.ts'
import { variants } from '../../support/synthetic-saves.ts'
import { model } from '../exports/support.ts'
import { definition, synthetic, typicalSave as typicalBytes } from '../format/support.ts'
import { realSource } from '../support/sources.ts'

export { format as packed, library, typicalBytes }

/** The numbers that fields take, by list and name, as in `gtasa-save/data`. */
export const lists: NamedNumbers = JSON.parse(JSON.stringify(dataValues(model, realSource).lists))

export const names: library.Names<library.NoVariables> = JSON.parse(JSON.stringify(packNames(definition)))

/** Synthetic saves of all kinds, and the available real ones. */
export const allSaves: readonly { readonly name: string; readonly bytes: Uint8Array }[] = [
  ...variants.map(variant => ({ name: variant.name, bytes: synthetic(variant) })),
  ...realSaves,
]

/** A synthetic save with the counts of a typical one, as read, for changes. */
export const typicalSave = () => library.parseSave(typicalBytes)

/** That save with the names of its script variables. */
export const namedSave = () => library.parseSave(typicalBytes, { names })

/** What makes a save unreadable for the game. */
export const errorsOf = (save: library.Save) =>
  library.validate(save).filter(({ severity }) => severity === 'error')

/** The blocks of a save, for tests that read and change them as programs without types do. */
export const blocksOf = (save: library.Save) => Object(save).blocks

/** The error that a call throws. */
export function thrownBy(call: () => unknown): unknown {
  try {
    call()
  } catch (error) {
    return error
  }
  return null
}
