import { Fragment } from 'react'
import { downloadsMark } from '../../shared/route.ts'
import { exportFiles, mobileExportFiles } from '../../site/exportFiles.ts'

/** The definition of the format for tools, and the tables for everything else. @param mark of the address */
export function DownloadsSection({ mark }: { mark: string | null }) {
  return (
    <>
      <h2 {...(mark === downloadsMark && { 'data-marked': true, tabIndex: -1 })}>Downloads</h2>
      <p>
        Definitions of the format, generated from the same tables as these pages and tested on real saves, and{' '}
        <a href="./data/index.json">every table</a> as CSV and JSON. All tables in one file:{' '}
        <a href="./data/san-andreas-save-tables.zip" download>
          zip
        </a>
        , a Data Package with the type, unit and keys of every column.
      </p>
      <ul>
        {exportFiles.map(({ file, tool, use, saveAs }) => (
          <li key={file}>
            <a href={`./data/${file}`} download={saveAs ?? true}>
              {file}
            </a>
            : {tool}, {use}
          </li>
        ))}
      </ul>
      <p>
        For saves of <a href="#/platforms">phones and tablets</a> (online only):{' '}
        {mobileExportFiles.map(({ file, tool }, index) => (
          <Fragment key={file}>
            {index > 0 && ', '}
            <a href={`./data/${file}`} download>
              {tool}
            </a>
          </Fragment>
        ))}
      </p>
    </>
  )
}
