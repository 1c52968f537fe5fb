import { overview } from '../../generated/format/overview.ts'
import type { CodeToken } from '../../shared/code-token.ts'
import { toHex } from '../../shared/hex.ts'
import { Code } from '../../site/Code.tsx'
import { formatNumber } from '../../ui/formatNumber.ts'

const offset = toHex(overview.checksumOffset, 5)

const code: readonly CodeToken[] = [
  ['keyword', 'let'],
  ' sum = ',
  ['number', '0'],
  '\n',
  ['keyword', 'for'],
  ' (',
  ['keyword', 'const'],
  ' byte ',
  ['keyword', 'of'],
  ' file.',
  ['function', 'subarray'],
  '(',
  ['number', '0'],
  ', ',
  ['number', `0x${offset}`],
  ')) sum += byte\n',
  ['keyword', 'new'],
  ' ',
  ['function', 'DataView'],
  '(file.buffer).',
  ['function', 'setUint32'],
  '(',
  ['number', `0x${offset}`],
  ', sum, ',
  ['keyword', 'true'],
  ')',
]

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
      <Code tokens={code} />
    </>
  )
}
