import type { Recipe, RecipeStep } from '../../../src/shared/recipe-types.ts'
import type { Definition } from '../definition.ts'
import { stepCode } from './step-code.ts'

/** A recipe as code, without the checksum, which `writeSave` sets. */
export function recipeCode(
  definition: Definition,
  steps: readonly RecipeStep[],
): Pick<Recipe, 'typescript' | 'python'> {
  const lines = steps
    .filter(({ block }) => block !== null)
    .map(({ field, needs, after }) => {
      const place = stepCode(definition, field, null)
      const { typescript, python } = stepCode(definition, field, after?.value ?? null)
      const condition = needs === null ? [] : [`// ${place.typescript} must be ${needs}`]
      return {
        typescript: [...condition, ...(after === null ? [] : [typescript])],
        python: `print(${python})`,
      }
    })
  return {
    typescript: lines.flatMap(({ typescript }) => typescript).join('\n'),
    python: lines.map(({ python }) => python).join('\n'),
  }
}
