import type { BlockFormat } from '../../shared/format-types.ts'
import { placeFields } from '../../shared/place-fields.ts'
import { onlyValue } from '../../shared/range.ts'
import { formatFieldAddress } from '../fieldAddress.ts'
import { rangeText } from '../fieldText.ts'
import { useFieldLink } from '../useFieldLink.ts'
import { Section } from './Section.tsx'

/** Fields that have one value in every save. */
export function Constants({ format }: { format: BlockFormat }) {
  const linkTo = useFieldLink()
  const constants = format.structs.flatMap(struct =>
    placeFields(struct, format.typicalCounts).flatMap(placed => {
      const { range } = placed.field
      const isConstant = range?.kind === 'text' || onlyValue(range) !== null
      return range && isConstant ? [{ struct, placed, range }] : []
    }),
  )
  if (constants.length === 0) return null
  return (
    <Section title="Constants">
      <ul>
        {constants.map(({ struct, placed, range }) => {
          const address = formatFieldAddress(format, struct, placed)
          return (
            <li key={address}>
              <a href={`#${linkTo(address)}`}>
                <code>{placed.field.name}</code>
              </a>
              {struct.name !== format.root && ` (${struct.title})`}: {rangeText(range)}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
