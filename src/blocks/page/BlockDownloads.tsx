import { site } from '../../generated/site.ts'
import { exportFiles } from '../../site/exportFiles.ts'
import { Section } from './Section.tsx'

/** Links to the format definitions for other tools, and to the source tables. */
export function BlockDownloads() {
  return (
    <Section title="Use and correct">
      <p>
        The whole format for{' '}
        {exportFiles.map(({ file, tool }, index) => (
          <span key={file}>
            {index > 0 && (index === exportFiles.length - 1 ? ' or ' : ', ')}
            <a href={`./data/${file}`}>{tool}</a>
          </span>
        ))}
        . Everything on this page comes from tables:{' '}
        <a href={`${site.repository}/edit/main/data-csv/format/fields.csv`}>correct the fields</a>.
      </p>
    </Section>
  )
}
