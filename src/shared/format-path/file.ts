import type { FileLayout } from '../format-types.ts'
import { sizeOf } from '../layout.ts'
import { memoizeBy } from '../memoize.ts'
import {
  countsOfBlock,
  type FileCounts,
  type FormatTree,
  fieldsIn,
  hasCounts,
  typicalFileCounts,
} from './tree.ts'

/** The whole format, such as a `Definition`: its blocks follow each other in a file, each after a marker. */
export interface FileTree extends FormatTree {
  readonly file: Pick<FileLayout, 'marker' | 'size' | 'growsBy'>
}

/** Length of the checksum at the end of every save, in bytes. */
export const checksumBytes = 4

type SizeRule = Pick<FileLayout, 'size' | 'growsBy'>

/** Whether a save can have this length. */
export function isSaveSize({ size, growsBy }: SizeRule, length: number): boolean {
  return length === size || (growsBy > 0 && length > size && (length - size) % growsBy === 0)
}

/** The shortest length of a save with that many bytes before its padding. */
export function saveSizeFor({ size, growsBy }: SizeRule, dataBytes: number): number {
  const missing = dataBytes + checksumBytes - size
  return missing > 0 && growsBy > 0 ? size + Math.ceil(missing / growsBy) * growsBy : size
}

/** Where the blocks start, by their numbers. */
const blockStarts = memoizeBy((tree: FileTree) =>
  memoizeBy((counts: FileCounts) => {
    const { blocks, file } = tree
    let end = 0
    const starts = blocks.map(({ number, struct }): [string, number] => {
      const start = end + file.marker.length
      end = start + sizeOf(fieldsIn(tree, struct), countsOfBlock(counts, number))
      return [number, start]
    })
    return new Map(starts)
  }),
)

/**
 * First byte of a block in a file, after its marker. @param counts those of the file; of a typical save by default
 * @throws Error if there is no such block
 */
export function blockStart(
  tree: FileTree,
  number: string,
  counts: FileCounts = typicalFileCounts(tree),
): number {
  const start = blockStarts(tree)(counts).get(number)
  if (start === undefined) throw new Error(`there is no block ${number}`)
  return start
}

/** Whether a block begins at the same offset in every file: no block before it has counts. */
export function isStartFixed({ blocks }: Pick<FileTree, 'blocks'>, number: string): boolean {
  const before = blocks.slice(
    0,
    blocks.findIndex(block => block.number === number),
  )
  return !before.some(hasCounts)
}
