import type { BlockFormat, Struct } from '../generated/format/types.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import styles from './FieldList.module.css'
import { formatPath, structPlaces } from './fieldPath.ts'
import { isText } from './fieldText.ts'
import type { FoundField } from './findField.ts'
import { hex } from './hex.ts'
import type { PlacedField } from './placeFields.ts'

interface Props {
  format: BlockFormat
  struct: Struct
  placed: PlacedField
  found: FoundField | null
}

/** Where the chosen field stands, to be copied: its offset in the block where that is fixed, and its path. */
export function FieldPlace({ format, struct, placed, found }: Props) {
  const [place, ...otherPlaces] = structPlaces(format, struct.name)
  const ownStep = { struct: struct.name, placed, index: null }
  const isLinkedFromBlock = found?.steps[0]?.struct === format.root
  const depth = found?.steps.findIndex(step => step.placed.field === placed.field) ?? -1
  const steps =
    isLinkedFromBlock && depth >= 0 ? found.steps.slice(0, depth + 1) : [...(place?.steps ?? []), ownStep]
  const path = formatPath(format.number, steps)
  const isFixed = place?.isFixed === true && otherPlaces.length === 0 && !placed.isMovable
  const offset = placed.offset + (isFixed ? place.offset : 0)
  const step = found?.steps[depth]
  const isInnermost = found && depth === found.steps.length - 1

  return (
    <div className={styles.place}>
      {found && isInnermost && step && step.index !== null && (
        <p>
          <code>{hex(found.offset)}</code> is {isText(placed.field) ? 'byte' : 'element'} <b>{step.index}</b>
          {found.element && (
            <>
              : <code>{found.element.name}</code>
              {found.element.meaning && `, ${found.element.meaning}`}
            </>
          )}
        </p>
      )}
      <dl>
        <div>
          <dt>{isFixed || struct.name === format.root ? 'Offset in the block' : 'Offset in the struct'}</dt>
          <dd>
            <code>0x{hex(offset)}</code> <CopyButton text={`0x${hex(offset)}`} what="offset" />
          </dd>
        </div>
        {!isFixed && place && struct.name !== format.root && (
          <div>
            <dt>First in the block</dt>
            <dd>
              <code>0x{hex(place.offset + placed.offset)}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>Path</dt>
          <dd>
            <code>{path}</code> <CopyButton text={path} what="path" />
          </dd>
        </div>
      </dl>
    </div>
  )
}
