import { type ComponentType, memo, useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BlockFormat, Platform, Struct } from '#shared/format-types.ts'
import { fieldParameter } from '#shared/route.ts'
import { sentence } from '#shared/text.ts'
import { blocks } from '../../generated/blocks.ts'
import { TablesFollow, useOpenedSave, useProblems } from '../../save/openedSave.ts'
import type { OpenedSave, SaveProblem } from '../../save/readSave.ts'
import { Page } from '../../site/Page.tsx'
import { BelowTheFold } from '../../ui/LazyLayout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Requested } from '../../ui/Requested.tsx'
import { BlockProvider, Tabled, useBlock } from '../block.tsx'
import { formatOfSave, saveSample } from '../blockOfSave.ts'
import { parseFieldAddress } from '../fieldAddress.ts'
import { type BlockValues, Sample, useBlockSample } from '../SampleBytes.tsx'
import { StructSection } from '../StructSection.tsx'
import { BlockFacts } from './BlockFacts.tsx'
import { BlockPager, PlatformSwitch } from './BlockLinks.tsx'
import styles from './BlockPage.module.css'
import { Coverage } from './Coverage.tsx'
import { BlockDownloads, BlockRecipes, Corrections, Unknowns } from './FurtherSections.tsx'
import { OffsetBox } from './OffsetBox.tsx'

/** The structs of a block in reading order: the block, its own structs, then those it shares with other blocks. */
function orderStructs({ structs }: BlockFormat): readonly Struct[] {
  return [...structs].sort((a, b) => Number(a.blocks.length > 1) - Number(b.blocks.length > 1))
}

/** A module of the folder `blocks`: everything that the page of one block needs. */
export interface BlockModule {
  readonly format: BlockFormat
  /** Introduction before the fields. */
  readonly Intro?: ComponentType
  /** The format that the further tables describe, if it is not that of the page. */
  readonly tablesFormat?: BlockFormat
  /** The recipes that write the block, if they are not those of PC. */
  readonly Recipes?: ComponentType
  /** The further tables of the block. */
  readonly Tables?: ComponentType
  /** The value sets among them, whose fields then do not list the values. */
  readonly tabled?: readonly string[]
}

interface LaterStructsProps {
  values: BlockValues | null
  address: string | null
}

/** The structs below the first. Memoised: the values of an opened save come first above the fold. */
const LaterStructs = memo(function LaterStructs({ values, address }: LaterStructsProps) {
  const { format } = useBlock()
  const target = parseFieldAddress(format, address)
  const [, ...others] = orderStructs(format)
  return (
    <Sample value={values}>
      {others.map(struct => (
        <StructSection key={struct.name} struct={struct} target={target} />
      ))}
    </Sample>
  )
})

interface SectionsProps {
  block: BlockModule
  isMobile: boolean
}

/** What follows the structs of a block; memoised for the same reason. */
const LaterSections = memo(function LaterSections({ block, isMobile }: SectionsProps) {
  const { format } = useBlock()
  const { tablesFormat, Recipes = BlockRecipes, Tables } = block
  return (
    <>
      <Recipes />
      <Corrections />
      <Unknowns />
      {Tables && (
        <div className={styles.tables}>
          {isMobile && <Note title="PC only">The tables below describe PC saves.</Note>}
          <BlockProvider format={tablesFormat ?? format}>
            <Tables />
          </BlockProvider>
        </div>
      )}
      <BlockDownloads isMobile={isMobile} />
      <BlockPager id={format.number} isMobile={isMobile} />
    </>
  )
})

/** Why a page does not show the values of the opened save. */
function WithoutOwn({ opened, platform, id }: { opened: OpenedSave; platform: Platform; id: string }) {
  return (
    <p>
      Your save{' '}
      {opened.platform === platform
        ? `has no block ${id}`
        : `is not a ${platform === 'pc' ? 'PC' : 'mobile'} save`}
      : this page shows a typical one.
    </p>
  )
}

/** Of a save without any, and of one that is not checked yet: the same list, so that the page is not drawn again. */
const noProblems: readonly SaveProblem[] = []

interface Props {
  block: BlockModule
  /** Whose saves the format describes. */
  platform?: Platform
}

/** Documentation of one block of the save file. */
export function BlockPage({ block, platform = 'pc' }: Props) {
  const { Intro } = block
  const id = block.format.number
  const opened = useOpenedSave()
  const own = opened?.platform === platform ? opened.block(id) : null
  const format = useMemo(() => (own ? formatOfSave(block.format, own) : block.format), [block.format, own])
  const [parameters] = useSearchParams()
  const address = parameters.get(fieldParameter)
  const target = parseFieldAddress(format, address)
  const [first] = orderStructs(format)
  const pcBlock = blocks.find(candidate => candidate.block === id && candidate.hasPage)
  const isMobile = platform === 'mobile'
  const sample = useBlockSample(id, platform)
  const found = useProblems(opened)
  const problems = found?.length ? found : noProblems
  const ownValues = useMemo(
    () => (opened && own ? saveSample(opened, own, format, problems) : null),
    [opened, own, format, problems],
  )
  const values = ownValues ?? sample
  const later = useDeferredValue(useMemo(() => ({ format, values }), [format, values]))

  return (
    <BlockProvider format={format}>
      <Page
        hasContents
        title={`Block ${id}: ${pcBlock?.description ?? format.title}`}
        beside={pcBlock && pcBlock.name !== pcBlock.description && `(also called ${pcBlock.name})`}
        intro={<p>{sentence(format.what)}</p>}
      >
        {format.root && pcBlock && <PlatformSwitch current={platform} />}
        <div className={styles.facts}>
          <BlockFacts />
          {format.known && <Coverage known={format.known} isMobile={isMobile} />}
        </div>
        {address && !target && (
          <Note kind="caution" title="Field not found">
            This block has no field or offset <Requested>{address}</Requested>.
          </Note>
        )}
        {Intro && <Intro />}
        {format.root && opened && !own && <WithoutOwn opened={opened} platform={platform} id={id} />}
        {format.root && <OffsetBox />}
        <Tabled value={block.tabled}>
          <Sample value={values}>{first && <StructSection struct={first} target={target} />}</Sample>
          <BelowTheFold>
            <BlockProvider format={later.format}>
              <LaterStructs values={later.values} address={address} />
              <TablesFollow value>
                <LaterSections block={block} isMobile={isMobile} />
              </TablesFollow>
            </BlockProvider>
          </BelowTheFold>
        </Tabled>
      </Page>
    </BlockProvider>
  )
}
