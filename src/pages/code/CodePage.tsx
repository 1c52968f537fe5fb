import { useSearchParams } from 'react-router-dom'
import { Page } from '../../site/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { LanguagePanel } from './LanguagePanel.tsx'
import { languages } from './languages.ts'

const tabs = languages.map(language => ({
  key: language.key,
  label: language.name,
  content: <LanguagePanel language={language} />,
}))

export default function CodePage() {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('tab')
  const selected = languages.find(({ key }) => key === asked) ?? languages[0]
  return (
    <Page
      title="Use it in your program"
      intro={
        <>
          <p>
            Each example reads the money and the position of the player from <code>GTASAsf1.b</code> in the
            current folder. Names are those of the block pages, in the style of the language.
          </p>
          <p>
            Only the package for JavaScript writes saves. The parsers that Kaitai Struct generates read them:
            to change a save from another language, write the bytes of a field at its offset and{' '}
            <a href="#/recipes?row=fix-checksum">fix the checksum</a>.
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
    </Page>
  )
}
