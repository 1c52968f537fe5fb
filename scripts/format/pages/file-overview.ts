import { blockStart } from '#shared/format-path/file.ts'
import { blockCoverage } from '../coverage/coverage.ts'
import type { Definition, FileOverview, FilePart } from '../definition.ts'

/** Markers and blocks of a typical save, in order. */
function blockParts(definition: Definition): readonly FilePart[] {
  const size = definition.file.marker.length
  return definition.blocks.flatMap(({ number: block, title, typicalSize }) => {
    const start = blockStart(definition, block)
    return [
      { kind: 'marker', block, title, start: start - size, size },
      { kind: 'block', block, title, start, size: typicalSize },
    ] as const
  })
}

/** The padding of a typical save, split at the leftover markers that a marker scan finds in it. */
function paddingParts({ file, leftovers }: Definition, parts: readonly FilePart[]): readonly FilePart[] {
  const last = parts.at(-1)
  const start = last === undefined ? 0 : last.start + last.size
  const copies = leftovers.flatMap(({ number, title, copyOf }) => {
    const original = parts.find(part => part.kind === 'marker' && part.block === copyOf)
    return original === undefined
      ? []
      : [{ block: number, title, start: original.start + file.workBufferSize }]
  })
  /** End of what precedes these copies. */
  const startOf = ([copy]: typeof copies) => (copy === undefined ? file.checksumOffset : copy.start)
  return [
    { kind: 'padding', block: null, title: 'Padding', start, size: startOf(copies) - start },
    ...copies.map((copy, index) => {
      return { kind: 'leftover', ...copy, size: startOf(copies.slice(index + 1)) - copy.start } as const
    }),
  ]
}

/** All parts of a typical save made indoors, in order. */
export function fileParts(definition: Definition): readonly FilePart[] {
  const blocks = blockParts(definition)
  const { checksumOffset: start, size } = definition.file
  return [
    ...blocks,
    ...paddingParts(definition, blocks),
    { kind: 'checksum', block: null, title: 'Checksum', start, size: size - start },
  ]
}

/** The file without what the overview does not draw, as it is part of every first load. */
export function fileOverview(definition: Definition): FileOverview {
  const { growsBy: _, ...file } = definition.file
  return {
    ...file,
    parts: fileParts(definition)
      .filter(({ kind }) => kind !== 'marker')
      .map(part => ({ ...part, title: part.kind === 'block' ? null : part.title })),
    known: blockCoverage(definition).map(
      ({ block, size, verified, constant, unused, fromSourceCode, unverified, typed, unnamed }) => {
        return { block, size, verified, constant, unused, fromSourceCode, unverified, typed, unnamed }
      },
    ),
  }
}
