import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { problemAt } from '../../csv/engine/table.ts'
import { blocksTable } from '../format/blocks.ts'
import { versionsTable } from '../format/versions.ts'
import { platforms } from '../platforms/platforms.ts'

/** Saves and blocks of a platform are those that the format counts. */
export const platformsFit: CrossCheck = source => {
  const versions = versionsTable.read(source)
  const blocks = blocksTable.read(source)
  const isSound = [versions, blocks].every(
    ({ soundRows, allRows, isWhole }) => isWhole && soundRows.length === allRows.length,
  )
  if (!isSound) return []
  return platforms.read(source).soundRows.flatMap(row => {
    const { platform } = row.values
    const saves = versions.soundRows
      .filter(({ values }) => values.platform === platform)
      .reduce((sum, { values }) => sum + values.files, 0)
    const count = blocks.soundRows.filter(({ values }) => [null, platform].includes(values.platform)).length
    const wrong = (property: 'saves' | 'blocks', right: number, file: string) => {
      if (row.values[property] === null || row.values[property] === right) return []
      const rule = `is not the number in ${file}`
      return [problemAt(row, property, { rule, allowed: `${right}`, fix: `write ${right}` })]
    }
    return [...wrong('saves', saves, versionsTable.file), ...wrong('blocks', count, blocksTable.file)]
  })
}
