import { hasCounts } from '#shared/format-path/tree.ts'
import type { BlockFormat } from '#shared/format-types.ts'
import { fileHex, formatNumber, formatNumbersIn } from '#shared/number.ts'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import { useBlock } from '../block.tsx'
import { markerOrdinal } from '../blockStart.ts'
import { useFieldLink } from '../fieldAddress.ts'
import { bytesText } from '../fieldText.ts'
import styles from './BlockFacts.module.css'

/** Size in words: a number, or the formula with the size in a typical save. */
function sizeText(format: BlockFormat): string {
  const { typicalSize, isOfSave } = format
  if (typicalSize === null) return 'variable'
  if (isOfSave) return `${bytesText(typicalSize)} in your save`
  if (!hasCounts(format)) return `${bytesText(typicalSize)} in every save`
  return `${formatNumbersIn(format.formula)}; ${bytesText(typicalSize)} in ${hasOneSize(format) ? 'every' : 'a typical'} save`
}

/** Whether a block with counts had the same size in all saves. */
function hasOneSize({ typicalSize, sizesSeen }: BlockFormat): boolean {
  return typicalSize !== null && sizesSeen === formatNumber(typicalSize)
}

/** How to find a block in a save: in all real saves, the marker text occurs nowhere else before block 27 ends. */
function startText(format: BlockFormat): string | null {
  const { typicalStart, isStartFixed, isOfSave } = format
  if (typicalStart === null) return null
  if (isOfSave) return `at ${fileHex(typicalStart)} in your save`
  if (isStartFixed) return `at ${fileHex(typicalStart)} in every save`
  return `after the ${markerOrdinal(format.number)} BLOCK marker`
}

/** Size, evidence and structs of a block. */
export function BlockFacts() {
  const { format } = useBlock()
  const linkTo = useFieldLink()
  const isVariable = !hasOneSize(format) && (format.typicalSize === null || hasCounts(format))
  const root = format.structs.find(({ name }) => name === format.root)
  const innerStructs = format.structs.filter(struct => struct !== root)
  const facts: readonly Fact[] = [
    ['Start', startText(format)],
    ['Size', sizeText(format)],
    ['Varies with', isVariable && format.driver],
    ['Observed sizes, in bytes', isVariable && format.sizesSeen],
    ['Evidence', format.evidence],
    ['In reversed code', root && <code>{root.source}</code>],
    [
      'Structs',
      innerStructs.length > 0 && (
        <ul className={styles.structs}>
          {innerStructs.map(({ name, title }) => (
            <li key={name}>
              <a href={`#${linkTo(name)}`}>{title}</a>
            </li>
          ))}
        </ul>
      ),
    ],
  ]
  return <FactList facts={facts} className={styles.facts} />
}
