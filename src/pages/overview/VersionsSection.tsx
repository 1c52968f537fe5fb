import { formatVersions } from '../../generated/format/versions.ts'
import { BlockAddress } from '../../ui/BlockAddress.tsx'
import styles from './overview.module.css'

/** The ids of game versions and how they come about. */
export function VersionsSection() {
  return (
    <>
      <h2>Game versions</h2>
      <p>
        The first four bytes of block <BlockAddress block="00" /> name the program that saved. The id is the
        CRC-32, without its final inversion, of the date and time of the build: “Apr 28 200510:28:55” gives
        35DA8175. The layout is the same for all ids that were found.
      </p>
      <section className={styles.scroller} tabIndex={0} aria-label="Version ids">
        <table className={styles.layout}>
          <thead>
            <tr>
              <th scope="col">Id</th>
              <th scope="col">Meaning</th>
              <th scope="col">Build date and time, joined</th>
              <th scope="col">Saves seen</th>
            </tr>
          </thead>
          <tbody>
            {formatVersions.map(({ idHex, buildText, files, meaning }) => (
              <tr key={idHex}>
                <td>{idHex}</td>
                <td>{meaning}</td>
                <td>{buildText ?? 'not known'}</td>
                <td>{files}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
