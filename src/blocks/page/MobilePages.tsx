import { useMemo } from 'react'
import type { Step } from '#shared/format-path/step.ts'
import type { BlockFormat, Field } from '#shared/format-types.ts'
import { compareStructs, differenceText, isContent, mergeMobile } from '#shared/mobile-format.ts'
import { mobileOnly, mobileParts } from '../../generated/format/mobile-blocks.ts'
import { Note } from '../../ui/Note.tsx'
import { ChangedFields, type FieldChanges, useBlock } from '../block.tsx'
import { stepsIn } from '../blockTree.ts'
import { typeText } from '../fieldText.ts'
import { shownOffset } from '../offsetLines.ts'
import { type BlockModule, BlockPage } from './BlockPage.tsx'
import { MobileRecipes } from './MobileRecipes.tsx'

/**
 * How a field differs from the one of PC, in words; null if it does not.
 * @param own the field on PC
 * @param structStart 0 for the struct of the block; null for a struct inside it, whose offsets begin with a plus sign
 */
function changeOf(field: Field, own: Step | undefined, structStart: number | null): string | null {
  if (own === undefined) return isContent(field) ? 'only on mobile' : null
  const offset = `${own.isMovable ? 'typically ' : ''}${shownOffset(structStart, own.offset)}`
  const before = [
    ...(field.offset === own.field.offset ? [] : [offset]),
    ...(typeText(field) === typeText(own.field) ? [] : [typeText(own.field)]),
  ]
  return before.length > 0 ? `${before.join(', ')} on PC` : null
}

/** The differences between the fields of a block on PC and on mobile. */
export function compareFields(pc: BlockFormat, mobile: BlockFormat): FieldChanges {
  const changes = new Map<string, string>()
  for (const { name, fields } of mobile.structs) {
    const before = stepsIn(pc, name)
    for (const field of fields) {
      const own = before.find(step => step.name === field.name)
      const change = changeOf(field, own, name === mobile.root ? 0 : null)
      if (change !== null) changes.set(`${name}.${field.name}`, change)
    }
  }
  return changes
}

/** What differs from PC in a block, in a sentence or two. */
function differencesFrom(pc: BlockFormat | null) {
  return function Differences() {
    const { format } = useBlock()
    const text = pc && differenceText(compareStructs(pc.structs, format.structs))
    return (
      <Note title="Phones and tablets">
        {pc === null && 'PC saves do not have this block. '}
        {text === '' && 'The block has the same fields as on PC. '}
        {text &&
          `Compared with PC: ${text}. If a field has another offset or type, the one on PC is beside it. `}
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
