import { useSearchParams } from 'react-router-dom'
import { type CodeToken, codeText } from '#shared/code-token.ts'
import { type Language, languages } from '../../generated/languages.ts'
import { site } from '../../generated/site.ts'
import { snippets } from '../../generated/snippets.ts'
import { Code } from '../../site/Code.tsx'
import { exportFiles, mobileExportFiles } from '../../site/exportFiles.ts'
import { Page } from '../../site/Page.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import styles from './CodePage.module.css'

/** The description for Kaitai Struct; the compiler wants a file named after its id, and its import in the same folder. */
const ksy = exportFiles.find(({ file }) => file.endsWith('.ksy'))

interface FileLinkProps {
  /** Path below data/. */
  path: string
  saveAs?: string | undefined
}

function FileLink({ path, saveAs }: FileLinkProps) {
  return (
    <a href={`./data/${path}`} download={saveAs ?? true}>
      {saveAs ?? path.replace(/^.*\//, '')}
    </a>
  )
}

/** Options of the compiler of Kaitai Struct for a language, where they are not just its key. */
const compilerOptions: Readonly<Record<string, string>> = {
  cpp: 'cpp_stl',
  go: 'go --go-package gtasa_save',
}

/** The parser or definition of a language, and where the site has no parsers, the description to compile. */
function Downloads({ language: { key, download } }: { language: Language }) {
  const isKsy = download === ksy?.file
  if (!isKsy && (site.hasParsers || !download.startsWith('parsers/')))
    return (
      <p>
        Download: <FileLink path={download} />
      </p>
    )
  if (ksy?.imports === undefined) return null
  return (
    <p>
      Download <FileLink path={ksy.file} saveAs={ksy.saveAs} /> and <FileLink path={ksy.imports} /> into one
      folder
      {!isKsy && (
        <>
          , and generate the parser there with{' '}
          <code>
            kaitai-struct-compiler -t {compilerOptions[key] ?? key} {ksy.saveAs}
          </code>
        </>
      )}
      .
    </p>
  )
}

/** The parser or definition for the saves of phones and tablets; the package reads both. */
function MobileDownload({ language: { key, download } }: { language: Language }) {
  if (download.endsWith('.tgz')) return null
  const isParser = download.endsWith('.zip')
  const offered = isParser && !site.hasParsers && ksy ? ksy.file : download
  const path = offered.replace('gtasa-save', 'gtasa-save-mobile')
  const saveAs = mobileExportFiles.find(({ file }) => file === path)?.saveAs
  return (
    <p>
      Saves of phones and tablets: <FileLink path={path} saveAs={saveAs} />
      {(isParser || saveAs) &&
        `, used in the same way, but with the class ${key === 'cpp' ? 'gtasa_save_mobile_t' : 'GtasaSaveMobile'} and without a file of script variables`}
      .
      {path.endsWith('.h') &&
        ' The objects of block 02 have one of two layouts: gtasa_mobile_object_is_earlier() returns 1 for the earlier one.'}
    </p>
  )
}

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

/** Titles of the first code of a language, where it does not install a package. */
const installTitles: Readonly<Record<string, string>> = {
  c: 'Compile',
  java: 'Gradle dependency',
  cpp: 'Compile',
  imhex: 'Open',
  '010-editor': 'Open',
}

/** How a save is read from one language. */
function LanguagePanel({ language }: { language: Language }) {
  const { key, name, install, file, limits, tested } = language
  return (
    <>
      <h2>{name}</h2>
      <Downloads language={language} />
      <Example
        title={installTitles[key] ?? 'Install'}
        tokens={[install.replaceAll(' && ', ' &&\n')]}
        what={`install line: ${name}`}
      />
      <MobileDownload language={language} />
      <Example title={file} tokens={snippets[file] ?? []} what={file} />
      <p>{limits}</p>
      <p className={styles.tested}>{tested}</p>
    </>
  )
}

/** The commands of the package, each with its most usual use. */
const commands = [
  'inspect GTASAsf1.b',
  'get GTASAsf1.b block15.money',
  'set GTASAsf1.b block15.money=1000000 --out GTASAsf2.b',
  'where GTASAsf1.b 0x1dfdc',
  'diff GTASAsf1.b GTASAsf2.b',
  'dump GTASAsf1.b --json',
  'recipe GTASAsf1.b give-weapon weapon=AK47 --out GTASAsf3.b',
  'checklist GTASAsf1.b',
  'verify GTASAsf1.b',
]
  .map(command => `npx gtasa-save ${command}`)
  .join('\n')

const tabs = languages.map(language => ({
  key: language.key,
  label: language.name,
  content: <LanguagePanel language={language} />,
}))

export default function CodePage() {
  const [parameters, setParameters] = useSearchParams()
  const requested = parameters.get('tab')
  const selected = languages.find(({ key }) => key === requested) ?? languages[0]
  return (
    <Page
      intro={
        <>
          <p>
            Each example reads the player’s money and position from <code>GTASAsf1.b</code> in the current
            folder; those for hex editors read the open file. The first example also writes a changed save to{' '}
            <code>GTASAsf2.b</code>. Field names match the block pages, in each language’s naming convention;{' '}
            <code>pools</code> is block 02, <code>playerInfo</code> block 15.
          </p>
          <p>
            The package for JavaScript reads and writes saves. The parsers generated by{' '}
            <a href="https://kaitai.io">Kaitai Struct</a> 0.11 only read them. The C header and the
            definitions for hex editors can also change values in place. From any other language, run the
            command <code>npx gtasa-save set</code>, shown below, or write the bytes of a field at its offset
            and <a href="#/recipes?row=fix-checksum">fix the checksum</a>.
          </p>
        </>
      }
    >
      <Tabs
        label="Language"
        tabs={tabs}
        selected={selected?.key ?? ''}
        onSelect={key => setParameters({ tab: key }, { replace: true })}
      />
      <h2>Command line</h2>
      <p>
        Once the package for JavaScript is installed, its command reads, compares and changes saves of PC,
        phones and tablets from any shell. <code>npx gtasa-save --help</code> lists all options.
      </p>
      <Example title="Commands" tokens={[commands]} what="commands" />
      <h2>Checksum</h2>
      <p>
        The parsers generated by Kaitai Struct do not check the checksum. The last four bytes of a save are
        the sum of all bytes before them, modulo 2<sup>32</sup>, as a little-endian number: in Python,{' '}
        <code>sum(data[:-4]) % 2**32 == int.from_bytes(data[-4:], 'little')</code>.
      </p>
    </Page>
  )
}
