import type { ShownPart } from '#shared/format-types.ts'
import { blocks } from '../../generated/blocks.ts'
import { overview } from '../../generated/format/overview.ts'
import type { OpenedSave } from '../../save/readSave.ts'

/** The parts of an opened save, as the overview has those of a typical one, but with the rest of the work buffer in one part. */
export function saveParts({ startOf, block: readBlock, checksumOffset }: OpenedSave): readonly ShownPart[] {
  const starts = blocks.flatMap(({ block }) => {
    const start = startOf(block)
    return start === null ? [] : [{ block, start }]
  })
  const blockParts = starts.map(({ block, start }, index): ShownPart => {
    const next = starts[index + 1]
    const size = next ? next.start - overview.marker.length - start : (readBlock(block)?.size ?? 0)
    return { kind: 'block', block, title: `Block ${block}`, start, size }
  })
  const last = blockParts.at(-1)
  const start = last ? last.start + last.size : 0
  return [
    ...blockParts,
    { kind: 'padding', block: null, title: 'Padding', start, size: checksumOffset - start },
    {
      kind: 'checksum',
      block: null,
      title: 'Checksum',
      start: checksumOffset,
      size: overview.size - overview.checksumOffset,
    },
  ]
}
