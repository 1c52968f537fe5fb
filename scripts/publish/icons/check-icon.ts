import { type Fault, type Problem, startOf } from '../../csv/problem.ts'
import { elementFaults } from './element-faults.ts'
import { parseIcon } from './parse-icon.ts'
import type { IconFile } from './read-icons.ts'

/** Four times the longest icon there is. */
const longestIcon = 2000

/** Problems of one picture: too long, not well-formed, another size, nothing drawn, or more than plain shapes. */
export function checkIcon({ file, svg }: IconFile): readonly Problem[] {
  const problemIn = (line: number, cell: string, fault: Fault): Problem => ({
    ...startOf(file),
    ...{ line, cell },
    ...fault,
  })
  if (svg.length > longestIcon) {
    const rule = `has ${svg.length} characters`
    return [problemIn(1, '', { rule, allowed: `at most ${longestIcon}`, fix: 'draw it with fewer points' })]
  }
  const { elements, broken } = parseIcon(svg)
  if (broken) {
    const fault = {
      rule: 'is not a well-formed icon',
      allowed: 'nested tags with quoted attributes, without text or comments',
      fix: 'close each tag and quote each value',
    }
    return [problemIn(broken.line, broken.text, fault)]
  }
  const problems = elements.flatMap(element =>
    elementFaults(element).map(fault => problemIn(element.line, `<${element.name}>`, fault)),
  )
  if (elements.length > 1) return problems
  const empty = { rule: 'draws nothing', allowed: 'at least one shape', fix: 'draw the icon' }
  return [...problems, problemIn(1, '<svg>', empty)]
}
