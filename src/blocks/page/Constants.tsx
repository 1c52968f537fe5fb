import type { BlockFormat } from '../../shared/format-types.ts'
import { onlyValue } from '../../shared/range.ts'
import { fieldsOf } from '../blockTree.ts'
import { formatFieldAddress } from '../fieldAddress.ts'
import { rangeText } from '../fieldText.ts'
import { useFieldLink } from '../useFieldLink.ts'
import { Section } from './Section.tsx'

/** Fields that have one value in every save. */
export function Constants({ format }: { format: BlockFormat }) {
  const linkTo = useFieldLink()
  const constants = format.structs.flatMap(struct =>
    fieldsOf(format, struct.name).flatMap(step => {
      const { range } = step.field
      const isConstant = range?.kind === 'text' || onlyValue(range) !== null
      return range && isConstant ? [{ struct, step, range }] : []
    }),
  )
  if (constants.length === 0) return null
  return (
    <Section title="Constants">
      <ul>
        {constants.map(({ struct, step, range }) => {
          const address = formatFieldAddress(format, step)
          return (
            <li key={address}>
              <a href={`#${linkTo(address)}`}>
                <code>{step.name}</code>
              </a>
              {struct.name !== format.root && ` (${struct.title})`}: {rangeText(range)}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
