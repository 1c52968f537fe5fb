import { formatNumber } from '#shared/format-number.ts'
import type { Step } from '#shared/format-path/step.ts'
import type { BlockFormat, Struct, StructUse } from '#shared/format-types.ts'
import { stepsTo, usesOf } from './blockTree.ts'

/** One use of a struct, e.g. `players[0].weapons[0–12]`, and what contains it. */
function nameOfUse(format: BlockFormat, use: StructUse) {
  const steps = stepsTo(format, use).map(({ name, count }) => {
    if (count === null || count === 0) return name
    return count === 1 ? `${name}[0]` : `${name}[0–${formatNumber(count - 1)}]`
  })
  return { container: steps.slice(0, -1).join('.'), name: steps.at(-1) ?? '' }
}

/** Whether the number of elements of a list depends on the save. */
const isCounted = ({ count, field }: Step) =>
  count !== null && count > 1 && field.count !== null && field.count.kind !== 'fixed'

/** Where a struct is used, e.g. `jumps[0–69].start_min, .start_max in a typical save`. */
export function usesText(format: BlockFormat, struct: Struct): string {
  const uses = usesOf(format, struct.name)
  const save = format.isOfSave ? 'your save' : 'a typical save'
  let previous = ''
  const names = uses.map(use => {
    const { container, name } = nameOfUse(format, use)
    const isSameContainer = container !== '' && container === previous
    previous = container
    const text = isSameContainer ? `.${name}` : [container, name].filter(Boolean).join('.')
    return use.count === 0 ? `${text} (none in ${save})` : text
  })
  const isOfOneSave = uses.some(use => stepsTo(format, use).some(isCounted))
  return names.join(', ') + (isOfOneSave ? ` in ${save}` : '')
}
