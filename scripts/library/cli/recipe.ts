import { PathError } from '../../../src/shared/format-path/path.ts'
import type { Target } from '../../../src/shared/format-path/target.ts'
import { parseRange, rangeText } from '../../../src/shared/range.ts'
import { CommandError } from '../../cli/command-error.ts'
import { writeCopy } from '../../cli/write-file.ts'
import { compileRange } from '../../format/codec/compile-range.ts'
import { readTarget } from '../../format/codec/target-bytes.ts'
import { stepPlaces } from '../../format/recipes/step-places.ts'
import type { Command, Context, PackedRecipe, PackedStep } from './command.ts'
import { type OpenSave, openSave, sealed } from './open-save.ts'
import { bytesOf, showValue } from './values.ts'

interface LocatedStep extends PackedStep {
  readonly targets: readonly Target[]
}

function listRecipes({ recipes, print, paint }: Context, isJson: boolean): void {
  if (isJson) {
    print(JSON.stringify(recipes, null, 1))
    return
  }
  const width = Math.max(...recipes.map(({ key }) => key.length))
  for (const { key, goal } of recipes) print(`${paint('path', key.padEnd(width))}  ${goal}`)
}

/** @throws CommandError if the recipe does not apply to the save */
function locateSteps({ key, steps }: PackedRecipe, save: OpenSave): readonly LocatedStep[] {
  try {
    return steps.map(step => ({
      ...step,
      targets: stepPlaces(save.codec.definition, step.field, save.counts),
    }))
  } catch (error) {
    if (!(error instanceof PathError)) throw error
    throw new CommandError(`${key} is not for this save: ${error.message}`)
  }
}

function checkNeeds(key: string, steps: readonly LocatedStep[], { bytes }: OpenSave): void {
  for (const { needs, targets } of steps) {
    const range = needs === null ? null : parseRange(needs)
    if (range === null) continue
    for (const target of targets) {
      const value = readTarget(bytes, target)
      if (compileRange(range)(value, {})) continue
      throw new CommandError(
        `${key} is not for this save: ${target.path} is ${showValue(value)}, must be ${rangeText(range)}`,
      )
    }
  }
}

/** `recipe`: applies a recipe of the site. */
export const recipe: Command = {
  call: 'recipe FILE NAME --out FILE [--force], or recipe --list [--json]',
  help: 'applies a recipe of the site, when the save is one that it is for',
  count: [0, 2],
  options: { out: 'value', force: 'flag', list: 'flag', json: 'flag' },
  run(context, { others: [file, key], flags, values }) {
    const { codecs, recipes, print, paint } = context
    if (flags.has('list')) {
      listRecipes(context, flags.has('json'))
      return 0
    }
    if (file === undefined || key === undefined)
      throw new CommandError('recipe needs FILE and NAME, or --list', 2)
    const out = values.get('out')
    if (out === undefined) throw new CommandError('recipe needs --out FILE', 2)
    const found = recipes.find(candidate => candidate.key === key)
    if (found === undefined)
      throw new CommandError(`unknown recipe ${key}; run recipe --list for all names`, 2)
    const save = openSave(codecs, file)
    const steps = locateSteps(found, save)
    checkNeeds(key, steps, save)
    const changed = Uint8Array.from(save.bytes)
    for (const { value, targets } of steps) {
      if (value === null) continue
      for (const target of targets)
        changed.set(bytesOf(save.codec.definition, target, value, false), target.fileOffset)
    }
    const kept = writeCopy(out, sealed(save, changed, false), {
      original: file,
      isForced: flags.has('force'),
    })
    for (const { field, value } of steps) if (value !== null) print(`${paint('path', field)} = ${value}`)
    if (found.caveat !== null) print(paint('note', found.caveat))
    print(`${out} written${kept === null ? '' : `; the original is ${kept}`}`)
    return 0
  },
}
