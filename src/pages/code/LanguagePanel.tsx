import type { Language } from '../../generated/languages.ts'
import { site } from '../../generated/site.ts'
import { snippets } from '../../generated/snippets.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import styles from './CodePage.module.css'

interface CodeProps {
  title: string
  text: string
  /** Completes the name of the button. */
  what: string
}

function Code({ title, text, what }: CodeProps) {
  return (
    <figure>
      <figcaption className={styles.caption}>
        {title} <CopyButton text={text} what={what} />
      </figcaption>
      <pre tabIndex={0}>
        <code>{text.trimEnd()}</code>
      </pre>
    </figure>
  )
}

/** How a save is read from one language. */
export function LanguagePanel({ language }: { language: Language }) {
  const { name, install, download, file, limits, tested } = language
  const [saved = ''] = download.split('/').slice(-1)
  return (
    <>
      <h2>{name}</h2>
      <Code title="Install" text={install} what={`install line: ${name}`} />
      {site.hasParsers || !download.startsWith('parsers/') ? (
        <p>
          Download:{' '}
          <a href={`./data/${download}`} download={saved === 'gtasa-save.ksy' ? 'gtasa_save.ksy' : true}>
            {saved}
          </a>
        </p>
      ) : (
        <p>
          Generate the parser with the compiler of Kaitai Struct from{' '}
          <a href="./data/gtasa-save.ksy" download="gtasa_save.ksy">
            gtasa-save.ksy
          </a>
          .
        </p>
      )}
      <Code title={file} text={snippets[file] ?? ''} what={file} />
      <p>{limits}</p>
      <p className={styles.tested}>{tested}</p>
    </>
  )
}
