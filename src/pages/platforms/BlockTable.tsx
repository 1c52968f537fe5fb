import { use } from 'react'
import { blockDifferences } from '../../generated/format/mobile-differences.ts'
import { emptyBlocks } from '../../generated/register.ts'
import type { BlockDifference } from '../../shared/format-types.ts'
import { mobileBlockRoute } from '../../site/platform.ts'
import { RenderMode } from '../../ui/renderMode.ts'
import { StaticTable } from '../../ui/StaticTable.tsx'
import styles from './BlockTable.module.css'

/** The difference of a block in words. */
function textOf({ isSame, pcSizes, difference }: BlockDifference): string {
  if (isSame) return 'same layout'
  return pcSizes === null ? 'only on mobile' : difference
}

/** Blocks without data have no page, and one that only mobile has no static page. */
const hasPage = ({ block, pcSizes }: BlockDifference, isStatic: boolean) =>
  pcSizes === null ? !isStatic : !emptyBlocks.includes(block)

/** Every block of mobile beside that of PC. */
export function BlockTable() {
  const isStatic = use(RenderMode) === 'document'
  return (
    <StaticTable
      label="Blocks of PC and mobile"
      heads={['Block', 'Contents', 'Size on PC', 'Size on mobile', 'Difference']}
    >
      <tbody>
        {blockDifferences.map(row => (
          <tr key={row.block} data-differs={!row.isSame || undefined}>
            <td>
              {hasPage(row, isStatic) ? (
                <a href={`#${mobileBlockRoute(row.block)}`}>{row.block}</a>
              ) : (
                row.block
              )}
            </td>
            <td>{row.title}</td>
            <td className={styles.size}>{row.pcSizes ?? 'none'}</td>
            <td className={styles.size}>{row.mobileSizes ?? 'none'}</td>
            <td className={styles.difference}>{textOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </StaticTable>
  )
}
