import { formatVersions } from '../../generated/format/versions.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import { StaticTable } from '../../ui/StaticTable.tsx'
import styles from './overview.module.css'

/** The ids of mobile are on the page of the platforms. */
const pcVersions = formatVersions.filter(({ platform }) => platform !== 'mobile')

/** The version ids of the game and how they are computed. */
export function VersionsSection() {
  return (
    <>
      <h2>Game versions</h2>
      <p>
        The first four bytes of block <BlockAddress block="00" /> identify the game version that wrote the
        save. The id is the CRC-32, without its final inversion, of the date and time of the build: “Apr 28
        2005 10:28:55” gives 35DA8175, hashed without the space between year and hour. The layout is the same
        for all ids found. Version 2.00 loads only saves with its own id; versions 1.00 and 1.01 do not check
        it.
      </p>
      <StaticTable label="Version ids" heads={['Id', 'Meaning', 'Build timestamp', 'Saves']}>
        <tbody>
          {pcVersions.map(({ idHex, buildText, files, meaning }) => (
            <tr key={idHex}>
              <td>
                <code>{idHex}</code>
              </td>
              <td className={styles.meaning}>{meaning}</td>
              <td>{buildText?.replace(/(\d{4})(\d\d:)/, '$1 $2') ?? 'unknown'}</td>
              <td>{files}</td>
            </tr>
          ))}
        </tbody>
      </StaticTable>
    </>
  )
}
