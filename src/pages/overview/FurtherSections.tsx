import type { CodeToken } from '#shared/code-token.ts'
import { fileHex, formatNumber } from '#shared/number.ts'
import { downloadsMark } from '#shared/route.ts'
import { overview } from '../../generated/format/overview.ts'
import { formatVersions } from '../../generated/format/versions.ts'
import { saveFileLocations } from '../../generated/save-file-locations.ts'
import { Code } from '../../site/Code.tsx'
import { exportFiles, mobileExportFiles } from '../../site/exportFiles.ts'
import { BlockAddress } from '../../site/Page.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Joined } from '../../ui/Joined.tsx'
import { StaticTable } from '../../ui/StaticTable.tsx'
import styles from './overview.module.css'

/** Where each platform stores the saves. @param mark path to highlight */
export function SaveFileLocations({ mark }: { mark: string | null }) {
  return (
    <dl className={styles.locations}>
      {saveFileLocations.map(({ platform, path, note }) => (
        <div key={path} {...(path === mark && { 'data-marked': true, tabIndex: -1 })}>
          <dt>
            {platform}
            {note && <small> {note}</small>}
          </dt>
          <dd>
            <code>{path}</code> <CopyButton text={path} what={`${platform} path`} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const offset = fileHex(overview.checksumOffset)

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
        In JavaScript, for a save in the <code>Uint8Array</code> named <code>file</code>:
      </p>
      <Code tokens={code} />
    </>
  )
}

/** The ids of mobile are on the page of the platforms. */
const pcVersions = formatVersions.filter(({ platform }) => platform !== 'mobile')

/** The version ids of the game and how they are computed. */
export function VersionsSection() {
  return (
    <>
      <h2>Game versions</h2>
      <p>
        The first four bytes of block <BlockAddress block="00" /> identify the game version that wrote the
        save. The id is a CRC-32 without its final inversion. Its input is a text, usually the build date and
        time without a space between them: “Apr 28 200510:28:55” gives 35DA8175, stored as 75 81 DA 35. Block
        00 lists the exact texts. The layout is the same in all PC saves. According to the GTAMods wiki,
        version 2.00 loads only saves with its own id; versions 1.00 and 1.01 do not check it.
      </p>
      <StaticTable label="Version ids" heads={['Id', 'Meaning', 'Build text', 'Saves examined']}>
        <tbody>
          {pcVersions.map(({ idHex, buildText, files, meaning }) => (
            <tr key={idHex}>
              <td>
                <code>{idHex}</code>
              </td>
              <td className={styles.meaning}>{meaning}</td>
              <td className={styles.built}>{buildText?.replace(/(\d{4})(\d\d:)/, '$1 $2') ?? 'unknown'}</td>
              <td>{files}</td>
            </tr>
          ))}
        </tbody>
      </StaticTable>
    </>
  )
}

/** The definition of the format for tools, and the tables for everything else. @param mark of the address */
export function DownloadsSection({ mark }: { mark: string | null }) {
  return (
    <>
      <h2 {...(mark === downloadsMark && { 'data-marked': true, tabIndex: -1 })}>Downloads</h2>
      <p>
        The definitions of the format are generated from the same tables as these pages and tested on real
        saves. You can download <a href="./data/index.json">every table</a> as CSV and JSON, or all in one{' '}
        <a href="./data/san-andreas-save-tables.zip" download>
          zip
        </a>
        , a Data Package with the type, unit and keys of every column. The npm package and examples are on the
        page <a href="#/code">In your program</a>.
      </p>
      <ul>
        {exportFiles.map(({ file, tool, use, saveAs, imports }) => (
          <li key={file}>
            <a href={`./data/${file}`} download={saveAs ?? true}>
              {saveAs ?? file}
            </a>
            {imports && (
              <>
                {' with '}
                <a href={`./data/${imports}`} download>
                  {imports}
                </a>
                {' in the same folder'}
              </>
            )}
            : {tool}, {use}
          </li>
        ))}
      </ul>
      <p>
        For saves of <a href="#/platforms">phones and tablets</a>:{' '}
        <Joined items={mobileExportFiles}>
          {({ file, tool }) => (
            <a href={`./data/${file}`} download>
              {tool}
            </a>
          )}
        </Joined>
      </p>
    </>
  )
}
