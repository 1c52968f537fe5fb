import { crc32 } from 'node:zlib'
import { toHex } from '../../algebra/hex.ts'
import type { Problem } from '../../csv/problem.ts'
import { problemAt, type Source } from '../../table-engine/table.ts'
import { versionsTable } from '../../tables/format/versions.ts'

/** Version ids are the CRC-32 of the build text without the final inversion. */
export function versionIdsFit(source: Source): readonly Problem[] {
  return versionsTable.read(source).soundRows.flatMap(row => {
    const { buildText, idHex } = row.values
    if (buildText === null) return []
    const id = toHex(~crc32(buildText) >>> 0, 8)
    if (id === idHex) return []
    const rule = `is not the CRC of ${JSON.stringify(buildText)}`
    return [problemAt(row, 'idHex', { rule, allowed: id, fix: `write ${id}, or correct the text` })]
  })
}
