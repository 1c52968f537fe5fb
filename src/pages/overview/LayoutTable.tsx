import { blocks } from '../../generated/blocks.ts'
import { overview } from '../../generated/format/overview.ts'
import { blockRoute } from '../../shared/route.ts'
import { BlockName } from '../../site/BlockName.tsx'
import { VariableShares } from '../../site/VariableShares.tsx'
import { formatNumber } from '../../ui/formatNumber.ts'
import { StaticTable } from '../../ui/StaticTable.tsx'
import { CoverageBar, CoverageLegend } from './CoverageBar.tsx'
import styles from './overview.module.css'

const total = overview.known.find(entry => entry.block === 'all')

/** The blocks as found by their markers, with their actual contents and coverage. */
export function LayoutTable() {
  return (
    <>
      <p>Every byte belongs to a named field; the bars show how well its meaning is known.</p>
      <CoverageLegend />
      <p>
        <VariableShares />
      </p>
      <StaticTable
        label="Layout of the save file"
        heads={['Block', 'Size (bytes)', 'Description', 'Contents', 'Coverage']}
        isWide
      >
        <tbody>
          {blocks.map(
            ({ block, sizeBytes, otherSizeBytes, description, realName, contents, actualSize, hasPage }) => {
              const known = overview.known.find(entry => entry.block === block)
              return (
                <tr key={block}>
                  <td className={styles.number}>
                    {hasPage ? <a href={`#${blockRoute(block)}`}>{block}</a> : block}
                  </td>
                  <td>
                    {[sizeBytes ?? 'variable', otherSizeBytes].filter(size => size !== null).join(' or ')}
                  </td>
                  <td>
                    <BlockName name={description} actualName={realName} />
                  </td>
                  <td className={styles.contents}>
                    {contents}
                    {!/^\d+$|^none$/.test(actualSize) && <small> {actualSize}</small>}
                  </td>
                  <td>{known && known.size > 0 && <CoverageBar {...known} />}</td>
                </tr>
              )
            },
          )}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                All 28 blocks of a typical save, {formatNumber(total.size)} bytes
              </th>
              <td>
                <CoverageBar {...total} />
              </td>
            </tr>
          </tfoot>
        )}
      </StaticTable>
    </>
  )
}
