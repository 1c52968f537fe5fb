import { type Problem, startOf } from '../../csv/problem.ts'
import type { IconFile } from './read-icons.ts'

const head = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">'
const end = '</svg>'

/** A shape in plain colours: no scripts, no external files, and no ids that could clash in the sprite. */
const shape =
  /^ *<(path|circle|rect)( (d|c?[xy]|rx?|width|height|fill|stroke(-width|-linecap|-linejoin)?)="[\w#., -]+")+\/>$/

/** Problems of one icon: each line must be the first line, a plain shape or the last line. */
export function checkIcon({ file, svg }: IconFile): readonly Problem[] {
  const lines = svg.trimEnd().split('\n')
  const last = Math.max(lines.length - 1, 2)
  return Array.from({ length: last + 1 }, (_, index) => index).flatMap(index => {
    const line = lines[index] ?? ''
    const isShape = index > 0 && index < last
    const wanted = index === 0 ? head : end
    if (isShape ? shape.test(line) : line === wanted) return []
    return {
      ...startOf(file),
      ...{ line: index + 1, cell: line.trim() },
      rule: isShape ? 'is not a plain shape' : 'is not the expected first or last line',
      allowed: isShape ? 'one path, circle or rect per line, with literal numbers and colours' : wanted,
      fix: isShape ? 'draw it with these shapes' : 'write this line',
    }
  })
}
