import { site } from '../../generated/site.ts'
import { exportFiles, mobileExportFiles } from '../../site/exportFiles.ts'
import { Section } from './Section.tsx'

/** Links to the format definitions for other tools, and to the source tables. */
export function BlockDownloads({ isMobile }: { isMobile: boolean }) {
  const files = isMobile ? mobileExportFiles : exportFiles
  return (
    <Section title="Downloads and corrections">
      <p>
        Download the whole format definition{isMobile && ' of mobile saves'} for{' '}
        {files.map(({ file, tool }, index) => (
          <span key={file}>
            {index > 0 && (index === files.length - 1 ? ' or ' : ', ')}
            <a href={`./data/${file}`}>{tool}</a>
          </span>
        ))}
        . This page is generated from tables:{' '}
        <a href={`${site.repository}/edit/main/data-csv/format/fields.csv`}>suggest a correction</a>.
      </p>
    </Section>
  )
}
