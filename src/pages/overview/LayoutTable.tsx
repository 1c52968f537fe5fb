import { Link } from 'react-router-dom'
import { blocks } from '../../generated/blocks.ts'
import styles from './overview.module.css'

/** The blocks of a save file in file order with the sizes that the markers give, and what is really there. */
export function LayoutTable() {
  return (
    <section className={styles.scroller} tabIndex={0} aria-label="Layout of the save file">
      <table className={styles.layout}>
        <thead>
          <tr>
            <th scope="col">Block</th>
            <th scope="col">Size (bytes)</th>
            <th scope="col">Description</th>
            <th scope="col">Contents</th>
          </tr>
        </thead>
        <tbody>
          {blocks.map(({ block, sizeBytes, otherSizeBytes, description, contents, hasPage }) => (
            <tr key={block}>
              <td>{hasPage ? <Link to={`/block/${block}`}>{block}</Link> : block}</td>
              <td>{[sizeBytes ?? 'variable', otherSizeBytes].filter(size => size !== null).join(' or ')}</td>
              <td>{description}</td>
              <td>{contents}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
