import { rowsOn } from '#shared/checklist.ts'
import { PathError } from '#shared/format-path/path.ts'
import { readAs } from '../format/codec/named-values.ts'
import type { Value } from '../format/codec/value.ts'
import {
  applyRecipe,
  type ChangedValue,
  RecipeError,
  type SaveAccess,
} from '../format/recipes/apply-recipe.ts'
import type { PackedRecipes } from '../format/recipes/pack-recipes.ts'
import { actionsFor, type RecipeCall } from '../format/recipes/recipe-call.ts'
import type { Part, ValuePart } from './block-layout.ts'
import type { Names } from './blocks.ts'
import { findParts, ownParts } from './layout.ts'
import type { CodedSave } from './save.ts'
import type { NoVariables } from './script-globals.ts'
import { findProblems } from './validate.ts'
import { assignmentTo } from './values.ts'

/** The recipes of the site: `recipeData` of `gtasa-save/recipes`. */
export interface RecipeData extends PackedRecipes {
  /** The script variables that recipes name, on PC. */
  readonly names: Names<NoVariables>
}

/** What a part has now; its own value is that of when it was found. */
function currentValue({ named, container, key }: ValuePart): Value {
  if (named === null) return Reflect.get(container, key)
  const { list, value } = named
  return readAs(list.field, list.value, value.index, value.element.type)
}

/** The values of a save in memory. */
interface MemoryAccess extends SaveAccess {
  /** Undoes all writes. */
  readonly restore: () => void
}

/**
 * Finds the values in the blocks as they are at first: a recipe changes no count.
 * Parts are kept, as a recipe asks for each of its paths up to five times: all recipes take half of the time.
 */
export function accessTo(coded: CodedSave): MemoryAccess {
  const blocks = [...ownParts(coded)]
  const known = new Map<string, readonly Part[]>()
  const originals = new Map<object, object>()
  const partsAt = (path: string): readonly Part[] => {
    const parts = known.get(path) ?? findParts(coded.codec, blocks, path).parts
    known.set(path, parts)
    return parts
  }
  const partAt = (path: string): ValuePart => {
    const [part] = partsAt(path)
    if (part?.kind !== 'value') throw new PathError(path, 'is not the path of a value')
    return part
  }
  return {
    expand: path =>
      partsAt(path).map(part => {
        known.set(part.path, [part])
        return part.path
      }),
    read(path) {
      const value = currentValue(partAt(path))
      return typeof value === 'boolean' ? Number(value) : value
    },
    write(path, next) {
      const part = partAt(path)
      const stored = part.type === 'f32' ? Math.fround(Number(next)) : next
      if (!originals.has(part.container)) originals.set(part.container, { ...part.container })
      assignmentTo(part, typeof part.value === 'boolean' ? stored !== 0 : stored, path)()
    },
    restore() {
      for (const [container, original] of originals) Object.assign(container, original)
    },
  }
}

const problemTexts = (coded: CodedSave) => findProblems(coded).map(({ path, rule }) => `${path} ${rule}`)

/** See `applyRecipe` of the package. @param coded its codec has the names of the data */
export function performRecipe(coded: CodedSave, data: RecipeData, call: RecipeCall): readonly ChangedValue[] {
  const { platform } = coded.codec.definition
  const actions = actionsFor(data, platform, call)
  // The values of the site are tested on saves. Of a save with over 100 unusual values, only the first 100 are compared.
  const problems = () => (Object.keys(call.options).length === 0 ? [] : problemTexts(coded))
  const before = new Set(problems())
  const access = accessTo(coded)
  try {
    const changed = applyRecipe(actions, access, rowsOn(data.checklist, platform))
    const problem = problems().find(text => !before.has(text))
    if (problem !== undefined) throw new RecipeError(problem)
    return changed
  } catch (error) {
    access.restore()
    throw error instanceof RangeError ? new RecipeError(error.message) : error
  }
}
