import { site } from '../../generated/site.ts'
import { Section } from './Section.tsx'

const definitions = [
  ['gtasa-save.ksy', 'Kaitai Struct'],
  ['gtasa-save.hexpat', 'ImHex pattern'],
  ['gtasa-save.bt', '010 Editor template'],
  ['gtasa-save.h', 'C header'],
  ['format.json', 'JSON'],
] as const

/** The format in the languages of other tools, and the tables all of this is made from. */
export function BlockDownloads() {
  return (
    <Section title="Use and correct">
      <p>
        The whole format as{' '}
        {definitions.map(([file, label], index) => (
          <span key={file}>
            {index > 0 && (index === definitions.length - 1 ? ' or ' : ', ')}
            <a href={`./data/${file}`}>{label}</a>
          </span>
        ))}
        . Everything on this page comes from tables:{' '}
        <a href={`${site.repository}/edit/main/data-csv/format/fields.csv`}>correct the fields</a>.
      </p>
    </Section>
  )
}
