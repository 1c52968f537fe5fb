import type { Language } from '../../generated/languages.ts'
import { site } from '../../generated/site.ts'
import { snippets } from '../../generated/snippets.ts'
import { type CodeToken, codeText } from '../../shared/code-token.ts'
import { Code } from '../../site/Code.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import styles from './CodePage.module.css'

interface ExampleProps {
  title: string
  tokens: readonly CodeToken[]
  /** Completes the name of the button. */
  what: string
}

/** Code with its title and a button that copies it. */
function Example({ title, tokens, what }: ExampleProps) {
  return (
    <figure>
      <figcaption className={styles.caption}>
        {title} <CopyButton text={codeText(tokens)} what={what} />
      </figcaption>
      <Code tokens={tokens} />
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
      <Example title="Install" tokens={[install]} what={`install line: ${name}`} />
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
      <Example title={file} tokens={snippets[file] ?? []} what={file} />
      <p>{limits}</p>
      <p className={styles.tested}>{tested}</p>
    </>
  )
}
