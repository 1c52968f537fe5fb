import { useMemo } from 'react'
import { compareStructs, differenceText } from '#shared/block-difference.ts'
import type { BlockFormat } from '#shared/format-types.ts'
import { mergeMobile } from '#shared/mobile-format.ts'
import { mobileOnly, mobileParts } from '../../generated/format/mobile-blocks.ts'
import { Note } from '../../ui/Note.tsx'
import { useBlock } from '../block.tsx'
import { compareFields } from '../compareFields.ts'
import { ChangedFields } from '../fieldChanges.ts'
import { type BlockModule, BlockPage } from './BlockPage.tsx'
import { MobileRecipes } from './MobileRecipes.tsx'

/** What differs from PC in a block, in a sentence or two. */
function differencesFrom(pc: BlockFormat | null) {
  return function Differences() {
    const { format } = useBlock()
    const text = pc && differenceText(compareStructs(pc.structs, format.structs))
    return (
      <Note title="Phones and tablets">
        {pc === null && 'PC saves do not have this block. '}
        {text === '' && 'The block has the same fields as on PC. '}
        {text && `Compared with PC: ${text}. Fields with another offset or type show that of PC. `}
        <a href="#/platforms">Platforms</a> lists what else differs.
      </Note>
    )
  }
}

/** Documentation of one block of mobile saves. */
export function MobileBlockPage({ block }: { block: BlockModule }) {
  const [mobile, changes] = useMemo(() => {
    const { format } = block
    const parts = mobileParts[format.number]
    const merged = parts ? mergeMobile(format, parts) : format
    const own = { format: merged, tablesFormat: format, Intro: differencesFrom(format) }
    return [{ ...block, ...own, Recipes: MobileRecipes }, compareFields(format, merged)]
  }, [block])
  return (
    <ChangedFields value={changes}>
      <BlockPage block={mobile} platform="mobile" />
    </ChangedFields>
  )
}

const DifferencesOfNewBlock = differencesFrom(null)

/** Documentation of a block that only mobile saves have; nothing for other blocks. */
export function MobileOnlyBlockPage({ number }: { number: string }) {
  const format = mobileOnly[number]
  const block = format && { format, Intro: DifferencesOfNewBlock, Recipes: MobileRecipes }
  return block && <BlockPage block={block} platform="mobile" />
}
