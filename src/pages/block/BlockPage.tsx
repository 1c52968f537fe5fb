import { type ComponentType, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fieldParameter } from '../../generated/algebra/route.ts'
import { blocks } from '../../generated/blocks.ts'
import type { BlockFormat, Struct } from '../../generated/format/types.ts'
import { parseFieldAddress } from '../../hexgrid/fieldAddress.ts'
import { Sample, useBlockSample } from '../../hexgrid/sampleBytes.ts'
import { Page } from '../../site/Page.tsx'
import { AskedFor } from '../../ui/AskedFor.tsx'
import { Note } from '../../ui/Note.tsx'
import { useLater } from '../../ui/useLater.ts'
import { BlockDownloads } from './BlockDownloads.tsx'
import { BlockFacts } from './BlockFacts.tsx'
import styles from './BlockPage.module.css'
import { BlockPager } from './BlockPager.tsx'
import { BlockTables } from './BlockTables.tsx'
import { Constants } from './Constants.tsx'
import { Contents } from './Contents.tsx'
import { Corrections, Unknowns } from './Doubts.tsx'
import { KnownBytes } from './KnownBytes.tsx'
import { OffsetBox } from './OffsetBox.tsx'
import { StructSection } from './StructSection.tsx'
import { usePrintedWhole } from './usePrintedWhole.ts'

/** The structs of a block in reading order: the block, its own structs, then those it shares with other blocks. */
function orderStructs({ structs }: BlockFormat): readonly Struct[] {
  return [...structs].sort((a, b) => Number(a.blocks.length > 1) - Number(b.blocks.length > 1))
}

/** A phrase of the data as a sentence. */
function sentence(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`
}

interface Props {
  format: BlockFormat
  /** What to know before reading the fields. */
  Remarks: ComponentType | undefined
}

/** Documentation of one block of the save file. */
export function BlockPage({ format, Remarks }: Props) {
  const id = format.number
  const [parameters] = useSearchParams()
  const page = useRef<HTMLElement>(null)
  usePrintedWhole(page)
  const address = parameters.get(fieldParameter)
  const target = parseFieldAddress(format, address)
  const structs = orderStructs(format)
  const isLater = useLater(parameters.size > 0)
  const block = blocks.find(candidate => candidate.block === id)
  const sample = useBlockSample(id)

  return (
    <Page
      ref={page}
      title={`Block ${id}: ${block?.description ?? format.title}`}
      beside={block?.realName && `really: ${block.realName}`}
      intro={<p>{sentence(format.what)}</p>}
    >
      <Contents page={page} />
      <div className={styles.facts}>
        <BlockFacts format={format} />
        {format.known && <KnownBytes known={format.known} />}
      </div>
      {address && !target && (
        <Note title="No such field">
          The address asks for <AskedFor>{address}</AskedFor>, which is no place in this block.
        </Note>
      )}
      {Remarks && <Remarks />}
      {format.root && <OffsetBox format={format} />}
      <Sample value={sample}>
        {(isLater ? structs : structs.slice(0, 1)).map(struct => (
          <StructSection key={struct.name} format={format} struct={struct} target={target} />
        ))}
      </Sample>
      {isLater && (
        <>
          <Constants format={format} />
          <Corrections corrections={format.corrections} />
          <Unknowns unknowns={format.unknowns} />
          <BlockTables format={format} page={page}>
            <BlockDownloads />
            <BlockPager id={id} />
          </BlockTables>
        </>
      )}
    </Page>
  )
}
