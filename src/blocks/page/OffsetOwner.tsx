import { overview } from '../../generated/format/overview.ts'
import { toHex } from '../../shared/hex.ts'
import { markRoute } from '../../shared/route.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'

/** Says what part of a typical file has an offset, and leads there. */
export default function OffsetOwner({ inFile }: { inFile: number }) {
  const part = overview.parts.find(({ start, size }) => inFile >= start && inFile < start + size)
  if (!part) return null
  const { kind, block, start, title } = part
  return (
    <>
      {' '}
      A typical file has {toHex(inFile, 5)} in{' '}
      {kind === 'block' && block !== null ? (
        <BlockAddress block={block} offsetHex={toHex(inFile - start)} />
      ) : (
        <a href={`#${markRoute(toHex(start))}`}>{title}</a>
      )}
      .
    </>
  )
}
