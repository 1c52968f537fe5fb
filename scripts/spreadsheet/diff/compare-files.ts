import { type ReadonlyTally, Tally } from '../../csv/tally.ts'
import type { BuiltData } from './built-data.ts'

/** Number of added and removed lines of a file. */
interface FileChange {
  readonly path: string
  readonly added: number
  readonly removed: number
}

/** Number of lines of one text missing from the other, regardless of position. */
function countMissing(lines: ReadonlyTally<string>, others: ReadonlyTally<string>): number {
  return [...lines].reduce((sum, [line, count]) => sum + Math.max(0, count - others.of(line)), 0)
}

/** Other files that differ: format definitions for other tools, drawings. */
export function compareFiles(before: BuiltData, after: BuiltData): readonly FileChange[] {
  const paths = new Set([...after.files.keys(), ...before.files.keys()])
  return [...paths].flatMap(path => {
    const [old = '', text = ''] = [before.files.get(path), after.files.get(path)] // a missing file has no lines
    if (old === text) return []
    const [oldLines, lines] = [new Tally(old.split('\n')), new Tally(text.split('\n'))]
    return [{ path, added: countMissing(lines, oldLines), removed: countMissing(oldLines, lines) }]
  })
}
