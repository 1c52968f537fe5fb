import { overview } from '../../generated/format/overview.ts'
import { toHex } from '../../shared/hex.ts'
import { formatNumber } from '../../ui/formatNumber.ts'

const offset = toHex(overview.checksumOffset, 5)

/** How the last four bytes are computed, by hand and as code. */
export function ChecksumSection() {
  return (
    <>
      <h2>Checksum</h2>
      <p>
        The last four bytes, at <code>{offset}</code>, contain the sum of the{' '}
        {formatNumber(overview.checksumOffset)} bytes before them as an unsigned 32-bit integer (modulo 2³²).
        The game rejects a file with a wrong checksum. For example, the five bytes of <code>BLOCK</code>{' '}
        alone, 42 4C 4F 43 4B, would add up to 66 + 76 + 79 + 67 + 75 = 363 = 16B hex, stored as 6B 01 00 00.
      </p>
      <pre tabIndex={0}>
        <code>
          {'let sum = 0\n'}
          {`for (const byte of file.subarray(0, 0x${offset})) sum += byte\n`}
          {`new DataView(file.buffer).setUint32(0x${offset}, sum, true)`}
        </code>
      </pre>
    </>
  )
}
