import type { ShownPart } from '#shared/format-types.ts'
import { fileHex, formatNumber } from '#shared/number.ts'
import { blockRoute } from '#shared/route.ts'
import { blocks } from '../../generated/blocks.ts'
import { overview } from '../../generated/format/overview.ts'
import { CoverageBar, CoverageKey, VariableShares, verifiedPercent } from '../../site/CoverageBar.tsx'
import { StaticTable } from '../../ui/StaticTable.tsx'
import styles from './overview.module.css'

const total = overview.known.find(entry => entry.block === 'all')

type Known = (typeof overview.known)[number]

function BlockCoverage({ known }: { known: Known }) {
  return (
    <div className={styles.coverage}>
      {verifiedPercent(known)}
      <CoverageBar known={known} />
    </div>
  )
}

interface Props {
  /** The parts of the opened save; null without one. */
  ownParts: readonly ShownPart[] | null
}

/** The blocks as found by their markers, with their actual contents and coverage, and their offsets in an opened save. */
export function LayoutTable({ ownParts }: Props) {
  return (
    <>
      <p>Every byte belongs to a documented field. The bars show how well its meaning is known:</p>
      {total && <CoverageKey known={total} />}
      <details>
        <summary>What is counted</summary>
        <ul>
          <li>
            Verified: saves confirm what the bytes are for, that they never change, or that they are padding
            or old pointers.
          </li>
          <li>
            From source code: the code of the game shows what the bytes are for, or that they have no content,
            but saves do not confirm it.
          </li>
          <li>Unverified: neither confirms it. Most of these bytes are script variables without a name.</li>
        </ul>
      </details>
      <p>
        <VariableShares />
      </p>
      <StaticTable
        label="Layout of the save file"
        heads={[
          'Block',
          ...(ownParts ? ['In your file'] : []),
          'Size (bytes)',
          'Name',
          'Contents',
          'Coverage',
        ]}
      >
        <tbody>
          {blocks.map(
            ({ block, sizeBytes, otherSizeBytes, description, name, contents, actualSize, hasPage }) => {
              const known = overview.known.find(entry => entry.block === block)
              const own = ownParts?.find(part => part.block === block)
              return (
                <tr key={block}>
                  <td className={styles.number}>
                    {hasPage ? <a href={`#${blockRoute(block)}`}>{block}</a> : block}
                  </td>
                  {ownParts && <td className={styles.number}>{own && fileHex(own.start)}</td>}
                  <td>
                    {[sizeBytes ?? own?.size ?? 'variable', otherSizeBytes]
                      .filter(size => size !== null)
                      .join(' or ')}
                  </td>
                  <td>
                    {name} {name !== description && <small>also called {description}</small>}
                  </td>
                  <td className={styles.contents}>
                    {contents}
                    {!/^\d+$|^none$/.test(actualSize) && (
                      <small>
                        {' '}
                        {sizeBytes === null ? 'Size' : 'Size with other counts'}: {actualSize}
                      </small>
                    )}
                  </td>
                  <td>{known && known.size > 0 && <BlockCoverage known={known} />}</td>
                </tr>
              )
            },
          )}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={ownParts ? 5 : 4}>
                All {overview.known.length - 1} blocks of a typical save, {formatNumber(total.size)} bytes
              </th>
              <td>
                <BlockCoverage known={total} />
              </td>
            </tr>
          </tfoot>
        )}
      </StaticTable>
    </>
  )
}
